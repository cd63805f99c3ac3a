import { createRootRouteWithContext, createRoute, createRouter } from '@tanstack/react-router'
import { Home } from '../features/home/Home.tsx'
import { NotFound } from './NotFound.tsx'
import { Shell } from './Shell.tsx'

export type RouterContext = { appName: string }

const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Shell,
  notFoundComponent: NotFound,
})
const homeRoute = createRoute({ getParentRoute: () => rootRoute, path: '/', component: Home })

/** Every page of the app, by path. */
export function createAppRouter(context: RouterContext) {
  return createRouter({ routeTree: rootRoute.addChildren([homeRoute]), context })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>
  }
}
