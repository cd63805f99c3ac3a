/** Files that count far before those that do not; each in the order they had. */
export function farFirst(files, read) {
  const isFar = ({ moduleId }) => read(moduleId).includes('process.env.DEEP')
  return [...files.filter(isFar), ...files.filter((file) => !isFar(file))]
}
