/** What became of some reads or acts. */
export const answers = {
  type: 'tuple[]',
  components: [
    { name: 'isGiven', type: 'bool' },
    { name: 'data', type: 'bytes' },
  ],
} as const

/** What the probe is asked, and what it says. */
export const probeAbi = [
  {
    type: 'function',
    name: 'rehearse',
    stateMutability: 'nonpayable',
    inputs: [
      {
        name: 'reads',
        type: 'tuple[]',
        components: [
          { name: 'target', type: 'address' },
          { name: 'gas', type: 'uint256' },
          { name: 'most', type: 'uint256' },
          { name: 'data', type: 'bytes' },
        ],
      },
      {
        name: 'acts',
        type: 'tuple[]',
        components: [
          { name: 'to', type: 'address' },
          { name: 'value', type: 'uint256' },
          { name: 'gas', type: 'uint256' },
          { name: 'isDelegated', type: 'bool' },
          { name: 'data', type: 'bytes' },
        ],
      },
      { name: 'spare', type: 'uint256' },
    ],
    outputs: [
      /** `answers`, encoded once more. */
      { name: 'before', type: 'bytes' },
      { name: 'acted', ...answers },
      { name: 'later', ...answers },
      {
        name: 'seen',
        type: 'tuple',
        components: [
          { name: 'origin', type: 'address' },
          { name: 'gasPrice', type: 'uint256' },
          { name: 'number', type: 'uint256' },
          { name: 'time', type: 'uint256' },
          { name: 'coinbase', type: 'address' },
          { name: 'random', type: 'uint256' },
          { name: 'baseFee', type: 'uint256' },
        ],
      },
    ],
  },
] as const
