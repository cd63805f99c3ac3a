/**
 * Cleans up. What fails of it is said beside whatever else went wrong, and is no error: it would be told
 * in place of the first one.
 */
export function aside(sentence, work, say = (text) => process.stderr.write(text)) {
  try {
    work()
  } catch (error) {
    say(`${sentence}: ${error.message}\n`)
  }
}
