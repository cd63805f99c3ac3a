/** Passes on to the app what the host says: so it comes from a window that is not the app's parent. */
window.addEventListener('message', ({ source, data }) => {
  if (source === window.parent) window.parent.frames[0]?.postMessage(data, '*')
})
