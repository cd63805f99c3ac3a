/** What middleware leaves for handlers. */
export type AppEnv = { Variables: { requestId: string } }
