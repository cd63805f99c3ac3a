/** A message on a topic, kept for everyone who has not confirmed it yet. */
export type Letter = {
  topic: string
  message: string
  publishedAt: number
  tag: number
  attestation?: string
}

export type Mailbox = {
  put(from: string, letter: Omit<Letter, 'publishedAt'>): Kept
  /** What a client has not confirmed yet, oldest first; nobody gets back its own. */
  unread(client: string, topic: string): Kept[]
  confirm(client: string, id: number): void
}

export type Kept = Letter & { id: number; from: string }

/** Keeps letters until they are confirmed, as the relay does for sleeping phones. */
export function createMailbox(): Mailbox {
  const letters: (Kept & { readers: Set<string> })[] = []
  let lastId = 0
  return {
    put(from, letter) {
      lastId += 1
      const kept = {
        ...letter,
        id: lastId,
        from,
        publishedAt: Date.now(),
        readers: new Set([from]),
      }
      letters.push(kept)
      return kept
    },
    unread: (client, topic) =>
      letters.filter((letter) => letter.topic === topic && !letter.readers.has(client)),
    confirm(client, id) {
      letters.find((letter) => letter.id === id)?.readers.add(client)
    },
  }
}
