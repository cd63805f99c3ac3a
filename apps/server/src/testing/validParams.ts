const ADDRESS = `0x${'a1'.repeat(20)}`
const HASH = `0x${'ab'.repeat(32)}`

/** Proper parameters of every method the proxy offers. */
export const validParams: Readonly<Record<string, readonly unknown[]>> = {
  eth_blobBaseFee: [],
  eth_blockNumber: [],
  eth_call: [{ to: ADDRESS, data: '0x70a08231' }, 'latest'],
  eth_chainId: [],
  eth_createAccessList: [{ from: ADDRESS, to: ADDRESS }, 'latest'],
  eth_estimateGas: [{ from: ADDRESS, to: ADDRESS, value: '0x1' }],
  eth_feeHistory: ['0x5', 'latest', [10, 50]],
  eth_gasPrice: [],
  eth_getBalance: [ADDRESS, 'latest'],
  eth_getBlockByHash: [HASH, false],
  eth_getBlockByNumber: ['0x1', false],
  eth_getBlockTransactionCountByHash: [HASH],
  eth_getBlockTransactionCountByNumber: ['latest'],
  eth_getCode: [ADDRESS, 'latest'],
  eth_getLogs: [{ address: ADDRESS, fromBlock: '0x1', toBlock: '0x10' }],
  eth_getProof: [ADDRESS, ['0x0'], 'latest'],
  eth_getStorageAt: [ADDRESS, '0x0', 'latest'],
  eth_getTransactionByBlockHashAndIndex: [HASH, '0x0'],
  eth_getTransactionByBlockNumberAndIndex: ['latest', '0x0'],
  eth_getTransactionByHash: [HASH],
  eth_getTransactionCount: [ADDRESS, 'pending'],
  eth_getTransactionReceipt: [HASH],
  eth_maxPriorityFeePerGas: [],
  eth_sendRawTransaction: ['0x02f86c'],
  eth_simulateV1: [{ blockStateCalls: [{ calls: [{ to: ADDRESS }] }] }, 'latest'],
  eth_syncing: [],
  net_version: [],
  web3_clientVersion: [],
}
