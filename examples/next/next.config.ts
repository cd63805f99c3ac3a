import type { NextConfig } from 'next'

const config: NextConfig = {
  reactStrictMode: true,
  // This folder alone, wherever it lies.
  turbopack: { root: process.cwd() },
}

export default config
