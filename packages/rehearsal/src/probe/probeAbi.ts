const answers = {
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
    ],
    outputs: [
      { name: 'before', ...answers },
      { name: 'acted', ...answers },
      { name: 'later', ...answers },
    ],
  },
] as const
