"""What a headless browser lacks to be told by push: a vendor's push service, and notifications.

The page and the service worker are the house's own. What the house sends comes to a service of the
test, which decrypts it; `deliver` hands it to the service worker, as a browser would.
"""

import json
from typing import Any

from playwright.sync_api import CDPSession, Page, Worker

from tests.server.push.service import Ear, Service, text

# A browser that may notify, and whose push service is the test's.
LISTENING = """([endpoint, p256dh, auth]) => {
  const subscription = {
    endpoint,
    toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
    unsubscribe: async () => { localStorage.removeItem('listens'); return true },
  }
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
  Notification.requestPermission = async () => 'granted'
  PushManager.prototype.subscribe = async () => {
    localStorage.setItem('listens', 'yes')  // also after the page was loaded again
    return subscription
  }
  PushManager.prototype.getSubscription = async () => (localStorage.listens ? subscription : null)
}"""
# A headless browser has nowhere to show a notification: it is kept, and found again by its tag.
KEEPING = """() => {
  self.shown = []
  self.registration.showNotification = async (title, options) => {
    self.shown.push({ title, ...options })
  }
  self.registration.getNotifications = async ({ tag }) =>
    self.shown.filter((one) => one.tag === tag).slice(-1)
  Object.defineProperty(self.navigator, 'setAppBadge', { value: async () => { self.badge = true } })
}"""

# A click by script has no right to show a window, and cannot be waited for: what it wants is kept.
CLICK = """async (shown) => {
  const wants = {}
  self.clients.openWindow = async (path) => { wants.opened = path }
  WindowClient.prototype.focus = async function () { wants.focused = new URL(this.url).pathname }
  const click = new ExtendableEvent('notificationclick')
  const notification = { ...shown, close: () => { wants.closed = true } }
  let done
  Object.defineProperty(click, 'notification', { value: notification })
  Object.defineProperty(click, 'waitUntil', { value: (promise) => { done = promise } })
  self.dispatchEvent(click)
  await done
  return wants
}"""


def let_listen(page: Page, service: Service, ear: Ear, path: str) -> None:
    """From the next page on."""
    given = json.dumps([f"{service.url}{path}", text(ear.public), text(ear.auth)])
    page.add_init_script(f"({LISTENING})({given})")


class Bell:
    """The service worker behind a page that is open."""

    def __init__(self, page: Page) -> None:
        self._page = page
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        self._worker: Worker = page.context.service_workers[0]
        self._worker.evaluate(KEEPING)
        self._registrations: list[dict[str, Any]] = []
        self._devtools: CDPSession = page.context.new_cdp_session(page)
        self._devtools.on(
            "ServiceWorker.workerRegistrationUpdated",
            lambda told: self._registrations.extend(told["registrations"]),
        )
        self._devtools.send("ServiceWorker.enable")

    def deliver(self, payload: bytes) -> dict[str, Any]:
        """What is shown then."""
        while not self._registrations:
            self._page.wait_for_timeout(20)
        before = len(self.shown())
        self._devtools.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": self._page.evaluate("location.origin"),
                "registrationId": self._registrations[0]["registrationId"],
                "data": payload.decode(),
            },
        )
        while len(self.shown()) == before:
            self._page.wait_for_timeout(20)
        return self.shown()[-1]

    def click(self, notification: dict[str, Any]) -> dict[str, Any]:
        """What the service worker wants then: a page opened, or one that is there focused."""
        wants: dict[str, Any] = self._worker.evaluate(CLICK, notification)
        return wants

    def shown(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self._worker.evaluate("() => self.shown")
        return found
