/**
 * What most sites use to sign in with a wallet: siwe and express-session, as their documentation
 * puts them together. Sessions are kept in memory, which is the fastest they can do.
 */

import express from 'express'
import session from 'express-session'
import { generateNonce, SiweMessage } from 'siwe'

const app = express()
app.use(express.json())
app.use(
  session({
    name: 'sid',
    secret: 'a secret of some length',
    resave: true,
    saveUninitialized: true,
  }),
)

app.get('/api/auth/nonce', (request, response) => {
  request.session.nonce = generateNonce()
  response.json({ nonce: request.session.nonce, issuedAt: new Date().toISOString() })
})

app.post('/api/auth/verify', async (request, response) => {
  try {
    const { data } = await new SiweMessage(request.body.message).verify({
      signature: request.body.signature,
      nonce: request.session.nonce,
    })
    request.session.siwe = data
    request.session.save(() => response.json({ address: data.address, chainId: data.chainId }))
  } catch {
    response.status(401).json({ message: 'Invalid message.' })
  }
})

app.get('/api/auth/session', (request, response) => {
  const { siwe } = request.session
  if (siwe) response.json({ address: siwe.address, chainId: siwe.chainId })
  else response.status(401).json({ message: 'Not signed in.' })
})

app.listen(Number(process.env.PORT), () => console.log('ready'))
