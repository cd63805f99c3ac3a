/** A stranger's batch may have thousands of delegatecalls, and each costs every node a question. */
export const MOST_DELEGATES = 50
