/** What counts further in `test:deep`, and what tells every lie that there is. */
const FAR = /process\.env\.DEEP|support\/believed\.ts/

/** Files that count far before those that do not; each in the order they had. */
export function farFirst(files, read) {
  const isFar = ({ moduleId }) => FAR.test(read(moduleId))
  return [...files.filter(isFar), ...files.filter((file) => !isFar(file))]
}
