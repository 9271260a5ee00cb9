import { mount } from 'svelte'
import App from './App.svelte'
import { listen as listenForNextGame } from './lib/turn/awaited'
import { addWords, HOUSE } from './lib/i18n.svelte'
import { at } from './lib/page/base'
import { listen as listenToLinks } from './lib/page/router.svelte'
import { listen as listenToGestures } from './lib/sound'
import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/paper.css'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no #app')

listenToLinks()
listenToGestures()
listenForNextGame()
if (import.meta.env.PROD && 'serviceWorker' in navigator)
  void navigator.serviceWorker.register(at('/sw.js')).catch(() => undefined)

// Words first: nobody shall see the names of messages.
void addWords('house', HOUSE)
  .catch(() => undefined)
  .then(() => mount(App, { target }))
