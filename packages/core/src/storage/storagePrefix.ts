/** Every key of ours in local storage begins with this. */
export const STORAGE_PREFIX = 'countersign'

/** Who is connected, for servers to read. */
export const ACCOUNT_KEY = `${STORAGE_PREFIX}.account`
