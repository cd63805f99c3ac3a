import type { getAbout as endpoint } from '@countersign/gateway/service'
import type { CallHandler } from '../../calls/call.ts'

/** Clients look at the name and the version; of a node that is ours alone nothing is told. */
export const getAbout: CallHandler<typeof endpoint> = async ({ url }) => ({
  name: 'Countersign Transaction Service',
  version: '6.10.1',
  api_version: 'v1',
  secure: url.protocol === 'https:',
  settings: {
    AWS_CONFIGURED: false,
    AWS_S3_CUSTOM_DOMAIN: '',
    ETHEREUM_NODE_URL: '',
    ETHEREUM_TRACING_NODE_URL: '',
    ETH_INTERNAL_TXS_BLOCK_PROCESS_LIMIT: 0,
    ETH_INTERNAL_NO_FILTER: false,
    ETH_REORG_BLOCKS: 512,
    TOKENS_LOGO_BASE_URI: '',
    TOKENS_LOGO_EXTENSION: '',
  },
})
