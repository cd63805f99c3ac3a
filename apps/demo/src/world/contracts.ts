import type { Address } from 'viem'

/** The Safe contracts of one version, at the addresses their makers publish. */
export type SafeContracts = {
  singleton: Address
  singletonL2: Address
  proxyFactory: Address
  fallbackHandler: Address
  multiSend: Address
  multiSendCallOnly: Address
  signMessageLib: Address
  simulateTxAccessor: Address
  createCall: Address
}

const everywhere = {
  multicall3: '0xcA11bde05977b3631167028862bE2a173976CA11',
  /** Updates Safes to 1.4.1; where its makers publish it. */
  safeMigration: '0x526643F69b81B008F46d95CD5ced5eC0edFFDaC6',
  /** Our own, with the interface of Safe's module for spending limits. */
  allowanceModule: '0x6d14Af4A539AEDf833494F487dCeb75344afC2b3',
  /** A contract of our own with the interface of Uniswap's, which is not here. */
  permit2: '0xda489A92a33a11E9cb55B402d66BA568DD1cB865',
  safe: {
    '1.3.0': {
      singleton: '0xd9Db270c1B5E3Bd161E8c8503c55cEABeE709552',
      singletonL2: '0x3E5c63644E683549055b9Be8653de26E0B4CD36E',
      proxyFactory: '0xa6B71E26C5e0845f74c812102Ca7114b6a896AB2',
      fallbackHandler: '0xf48f2B2d2a534e402487b3ee7C18c33Aec0Fe5e4',
      multiSend: '0xA238CBeb142c10Ef7Ad8442C6D1f9E89e07e7761',
      multiSendCallOnly: '0x40A2aCCbd92BCA938b02010E17A5b8929b49130D',
      signMessageLib: '0xA65387F16B013cf2Af4605Ad8aA5ec25a2cbA3a2',
      simulateTxAccessor: '0x59AD6735bCd8152B84860Cb256dD9e96b85F69Da',
      createCall: '0x7cbB62EaA69F79e6873cD1ecB2392971036cFAa4',
    },
    '1.4.1': {
      singleton: '0x41675C099F32341bf84BFc5382aF534df5C7461a',
      singletonL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
      proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
      fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
      multiSend: '0x38869bf66a61cF6bDB996A6aE40D5853Fd43B526',
      multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
      signMessageLib: '0xd53cd0aB83D845Ac265BE939c57F53AD838012c9',
      simulateTxAccessor: '0x3d4BA2E0884aa488718476ca2FB8Efc291A46199',
      createCall: '0x9b35Af71d77eaf8d7e40252370304687390A1A52',
    },
  },
} as const satisfies {
  multicall3: Address
  safeMigration: Address
  allowanceModule: Address
  permit2: Address
  safe: Record<string, SafeContracts>
}

/**
 * Where everything is, by chain id. Our own contracts hold other balances on each chain, so their
 * addresses differ, as they do between public chains. Names exist on the first chain only.
 */
export const worldContracts = {
  31337: {
    ...everywhere,
    usdc: '0x97336541c3A7dc00d35a13F2f3B23AfA1F9AC591',
    orchard: '0x71C8B21B5fcD4A1eabc8A277DB0673DF5e9c149F',
    usdcLookalike: '0x9F7e6208216274D444525354228b077B24709626',
    collectible: '0x2dbf0276b578d28dAF5553991Fc2f11f4F81142a',
    nameRecords: '0x381E9f86cb399adEFf31Fa3DaB221E724066bd71',
    universalResolver: '0x56ab430FA697EAF0a80C3D3878259A34f5919dAe',
  },
  31338: {
    ...everywhere,
    usdc: '0x4B0BbC5C98356EfBD7b8397bf308Bda493c43953',
    orchard: '0x4447A830928F79A71c13d2f78915846176527F33',
    usdcLookalike: '0x6CEEB72d80Ef401F8D6f22c9DE13A5D6c0389Ee2',
    collectible: '0x64F33aAf9fF94C030598BcbDF4Bdc86312B40075',
  },
} as const
