import { signInServer } from '../../../../lib/signInServer'

type Context = { params: Promise<{ action: string }> }

/** `/api/auth/nonce`, `verify`, `session` and `logout`: what `createAuthAdapter` asks for. */
async function handle(request: Request, { params }: Context): Promise<Response> {
  const { nonce, verify, session, logout } = signInServer()
  const actions = new Map(Object.entries({ nonce, verify, session, logout }))
  const answer = actions.get((await params).action)
  return answer ? answer(request) : new Response(null, { status: 404 })
}

export { handle as GET, handle as POST }
