/**
 * The functions this package can name by itself, as text, read when first needed.
 * One selector can stand for two standards (`approve` takes an amount or a token id): the
 * parameter's name then says so, because only the target's contract knows which it is.
 */
export const bundledFunctions = {
  safe: [
    'setup(address[] owners,uint256 threshold,address to,bytes data)',
    'setup(address[] owners,uint256 threshold,address to,bytes data,address paymentToken,uint256 payment,address paymentReceiver)',
    'setup(address[] owners,uint256 threshold,address to,bytes data,address fallbackHandler,address paymentToken,uint256 payment,address paymentReceiver)',
    'execTransaction(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,bytes signatures)',
    'execTransactionFromModule(address to,uint256 value,bytes data,uint8 operation)',
    'execTransactionFromModuleReturnData(address to,uint256 value,bytes data,uint8 operation)',
    'requiredTxGas(address to,uint256 value,bytes data,uint8 operation)',
    'simulateAndRevert(address targetContract,bytes calldataPayload)',
    'addOwnerWithThreshold(address owner,uint256 threshold)',
    'removeOwner(address prevOwner,address owner,uint256 threshold)',
    'swapOwner(address prevOwner,address oldOwner,address newOwner)',
    'changeThreshold(uint256 threshold)',
    'enableModule(address module)',
    'disableModule(address prevModule,address module)',
    'setGuard(address guard)',
    'setModuleGuard(address moduleGuard)',
    'setFallbackHandler(address handler)',
    'changeMasterCopy(address masterCopy)',
    'approveHash(bytes32 hashToApprove)',
    'signMessage(bytes data)',
    'isValidSignature(bytes data,bytes signature)',
  ],
  safeFactory: [
    'createProxy(address singleton,bytes data)',
    'createProxyWithNonce(address singleton,bytes initializer,uint256 saltNonce)',
    'createProxyWithNonceL2(address singleton,bytes initializer,uint256 saltNonce)',
    'createChainSpecificProxyWithNonce(address singleton,bytes initializer,uint256 saltNonce)',
    'createChainSpecificProxyWithNonceL2(address singleton,bytes initializer,uint256 saltNonce)',
    'createProxyWithCallback(address singleton,bytes initializer,uint256 saltNonce,address callback)',
    'calculateCreateProxyWithNonceAddress(address singleton,bytes initializer,uint256 saltNonce)',
  ],
  safeMigration: [
    'migrateSingleton()',
    'migrateWithFallbackHandler()',
    'migrateL2Singleton()',
    'migrateL2WithFallbackHandler()',
    'migrateToL2(address l2Singleton)',
    'migrateFromV111(address l2Singleton,address fallbackHandler)',
    'setupToL2(address l2Singleton)',
  ],
  createCall: [
    'performCreate(uint256 value,bytes deploymentData)',
    'performCreate2(uint256 value,bytes deploymentData,bytes32 salt)',
  ],
  multiSend: ['multiSend(bytes transactions)'],
  erc20: [
    'transfer(address to,uint256 amount)',
    'increaseAllowance(address spender,uint256 addedValue)',
    'decreaseAllowance(address spender,uint256 subtractedValue)',
  ],
  erc20And721: [
    'approve(address spender,uint256 amountOrTokenId)',
    'transferFrom(address from,address to,uint256 amountOrTokenId)',
  ],
  erc721: [
    'safeTransferFrom(address from,address to,uint256 tokenId)',
    'safeTransferFrom(address from,address to,uint256 tokenId,bytes data)',
  ],
  erc721And1155: ['setApprovalForAll(address operator,bool approved)'],
  erc1155: [
    'safeTransferFrom(address from,address to,uint256 id,uint256 amount,bytes data)',
    'safeBatchTransferFrom(address from,address to,uint256[] ids,uint256[] amounts,bytes data)',
  ],
  permit: [
    'permit(address owner,address spender,uint256 value,uint256 deadline,uint8 v,bytes32 r,bytes32 s)',
    'permit(address holder,address spender,uint256 nonce,uint256 expiry,bool allowed,uint8 v,bytes32 r,bytes32 s)',
    'transferWithAuthorization(address from,address to,uint256 value,uint256 validAfter,uint256 validBefore,bytes32 nonce,uint8 v,bytes32 r,bytes32 s)',
  ],
  permit2: [
    'approve(address token,address spender,uint160 amount,uint48 expiration)',
    'permit(address owner,((address token,uint160 amount,uint48 expiration,uint48 nonce) details,address spender,uint256 sigDeadline) permitSingle,bytes signature)',
    'permit(address owner,((address token,uint160 amount,uint48 expiration,uint48 nonce)[] details,address spender,uint256 sigDeadline) permitBatch,bytes signature)',
    'transferFrom(address from,address to,uint160 amount,address token)',
    'lockdown((address token,address spender)[] approvals)',
  ],
  /** Safe's AllowanceModule: who may spend how much without the owners. */
  allowance: [
    'addDelegate(address delegate)',
    'removeDelegate(address delegate,bool removeAllowances)',
    'setAllowance(address delegate,address token,uint96 allowanceAmount,uint16 resetTimeMin,uint32 resetBaseMin)',
    'resetAllowance(address delegate,address token)',
    'deleteAllowance(address delegate,address token)',
    'executeAllowanceTransfer(address safe,address token,address to,uint96 amount,address paymentToken,uint96 payment,address delegate,bytes signature)',
  ],
  /** Somebody else may act where only the caller could: what that comes to, each contract says by itself. */
  authority: [
    'authorizeOperator(address operator)',
    'setOperator(address operator,bool approved)',
    'approve(address spender,uint256 id,uint256 amount)',
    'allow(address manager,bool isAllowed)',
    'approveDelegation(address delegatee,uint256 amount)',
    'delegate(address delegatee)',
    'transferOwnership(address newOwner)',
    'grantRole(bytes32 role,address account)',
    'changeAdmin(address newAdmin)',
    'upgradeTo(address newImplementation)',
    'upgradeToAndCall(address newImplementation,bytes data)',
  ],
  weth: ['deposit()', 'withdraw(uint256 amount)'],
} as const

export type FunctionFamily = keyof typeof bundledFunctions
