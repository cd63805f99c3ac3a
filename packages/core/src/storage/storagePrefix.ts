/** Every key of ours in local storage begins with this. */
export const STORAGE_PREFIX = 'countersign'
