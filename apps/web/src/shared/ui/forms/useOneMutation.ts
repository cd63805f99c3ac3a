import { type UseMutationOptions, type UseMutationResult, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

type OneMutation<data, variables> = Omit<
  UseMutationResult<data, Error, variables>,
  'mutate' | 'mutateAsync'
> & { mutate: (variables: variables) => void }

/**
 * A mutation, one at a time. A button that is pressed twice, or by a key and a click, may be pressed again
 * before the page has been drawn as busy: that asks nobody a second time.
 */
export function useOneMutation<data, variables = void>(
  options: UseMutationOptions<data, Error, variables>,
): OneMutation<data, variables> {
  const isRunning = useRef(false)
  const { mutateAsync: _, ...mutation } = useMutation({
    ...options,
    async onSettled(...settled) {
      isRunning.current = false
      await options.onSettled?.(...settled)
    },
  })
  return {
    ...mutation,
    mutate(variables) {
      if (isRunning.current) return
      isRunning.current = true
      mutation.mutate(variables)
    },
    // What is no longer waited for may be asked anew.
    reset() {
      isRunning.current = false
      mutation.reset()
    },
  }
}
