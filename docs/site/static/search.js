// Forms lead nowhere in this house (its content security policy): a search is a link.
addEventListener('submit', (event) => {
  const form = event.target
  if (form.getAttribute('role') !== 'search' && !form.action.includes('/search/')) return
  event.preventDefault()
  location.href = `${form.action}?${new URLSearchParams(new FormData(form))}`
})
