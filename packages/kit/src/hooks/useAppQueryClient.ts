import { type QueryClient, QueryClientContext } from '@tanstack/react-query'
import { useContext, useState } from 'react'
import { createQueryClient } from '../cache/createQueryClient.ts'

/** The given one, else the one around, which is the app's; our own only where there is none. */
export function useAppQueryClient(given: QueryClient | undefined): QueryClient {
  const around = useContext(QueryClientContext)
  const [own] = useState(() => given ?? around ?? createQueryClient())
  return given ?? around ?? own
}
