/** Contracts that a Safe runs as its own code, as singleton or by an honest delegatecall; and factories. */
export type KnownContract =
  | 'Safe'
  | 'SafeL2'
  | 'MultiSend'
  | 'MultiSendCallOnly'
  | 'SignMessageLib'
  | 'SafeMigration'
  | 'SafeToL2Migration'
  | 'SafeToL2Setup'
  | 'CreateCall'
  | 'SafeProxyFactory'

/** keccak256 of the code of every official deployment, zkSync's among them, as `contract version`. */
export const knownCodeHashes: Record<`${KnownContract} ${string}`, readonly string[]> = {
  'CreateCall 1.3.0': [
    '0x8155d988823a4f6f1bcbc76a64af8e510c4ce68819290d43cf24956bd24dee82',
    '0x98095337deb9718f4e5ccb1b25a53be5f5e0093502b29df9e857f5e3e12aa194',
  ],
  'CreateCall 1.4.1': [
    '0x2b3060c55fcb8275653e99ad511a71f67ba76934ed66a7d74d6e68b52afff889',
    '0x3aa5b033c45ab4866216847b12f15bca9a94c66ad5bbfbbbc42cc778079059d4',
  ],
  'CreateCall 1.5.0': ['0x6b7d8d29bdf7004c4617d95041923774f3f7e74b056bff55c1861c9ec92ce54f'],
  'MultiSend 1.1.1': ['0xe4e9b4d4c1e3ff06cd51afe0b51eb1b22c0bab51eab38d428ee74540a5ff603e'],
  'MultiSend 1.3.0': [
    '0x0208282bd262360d0320862c5ac70f375f5ed3b9d89a83a615b4d398415bdc83',
    '0x81db0e4afdf5178583537b58c5ad403bd47a4ac7f9bde2442ef3e341d433126a',
    '0xd9aa004a59b3738a108e747e578ae409b84e9f3ffd689d81b10f4d96000c5f5c',
  ],
  'MultiSend 1.4.1': [
    '0x0e4f7fc66550a322d1e7688e181b75e217e662a4f3f4d6a29b22bc61217c4b77',
    '0xcb372f27aba6983e7b54997ebb4a75c35876b2a279238ab914c5415de1e95137',
  ],
  'MultiSend 1.5.0': ['0xca1147a12963172a93910c5cb2bfa5ad0e941c7f03fc7eb017dd06a8ea4e5604'],
  'MultiSendCallOnly 1.3.0': [
    '0xa9865ac2d9c7a1591619b188c4d88167b50df6cc0c5327fcbd1c8c75f7c066ad',
    '0x064ddbf252714bcd4cb79f679e8c12df96d998ce07bbb13b3118c1dbf4a31942',
  ],
  'MultiSendCallOnly 1.4.1': [
    '0xecd5bd14a08c5d2122379900b2f272bdf107a7e92423c10dd5fe3254386c9939',
    '0x44c70b30fed5c3a07358a52c2fb028f651031010ef99e4d8c3b45c208e88a264',
  ],
  'MultiSendCallOnly 1.5.0': ['0xcdbdcec38d2f1c7d961b0029ff8416b7e86e9974d6f0e9c9580c7d17fcfb6663'],
  'Safe 1.0.0': ['0xe1f1593df76e69abc2d692792c80f329457551d5e83dde597546a1d58764da80'],
  'Safe 1.1.1': ['0x56b8be58b5ad629a621593a2e5e5e8e9a28408dc06e95597497b303902772e45'],
  'Safe 1.2.0': ['0x2ae2d1231f0d754a7fa4f5e5d0e5554085e1b500d8e09f95aaaaa3f49c0db922'],
  'Safe 1.3.0': [
    '0xbba688fbdb21ad2bb58bc320638b43d94e7d100f6f3ebaab0a4e4de6304b1c2e',
    '0x551b7fdfd2dbcec4f785059e1ef6e0b40ca2e44d792158c4e825bc0b092f15e9',
  ],
  'Safe 1.4.1': [
    '0x1fe2df852ba3299d6534ef416eefa406e56ced995bca886ab7a553e6d0c5e1c4',
    '0xfa4d4fc0fa9f1a061571a3f3f66502464edf1a519ab1ab93dc232addf4fbe30f',
  ],
  'Safe 1.5.0': ['0xdda019cbd7c867a533a2a86e5c53434fdc50b13122b5a5ddb4a8df61b31c20f2'],
  'SafeL2 1.3.0': [
    '0x21842597390c4c6e3c1239e434a682b054bd9548eee5e9b1d6a4482731023c0f',
    '0xe2ca068330339d608367d83a0b25545efe39e619098597699ab8ff828cb1ddd8',
  ],
  'SafeL2 1.4.1': [
    '0xb1f926978a0f44a2c0ec8fe822418ae969bd8c3f18d61e5103100339894f81ff',
    '0x520462ebe1156cd2d37b1d470c57f23e12fe0c4cda4c62502d96e03fa0cb44da',
  ],
  'SafeL2 1.5.0': ['0x180193227186ccb85316c94db1f0d156ed932b14712cfaac78901899178572dc'],
  'SafeMigration 1.4.1': [
    '0xc00d7921460cd5a05393e7772e634bd7d212f356356aa3a77f0120a9b8e25e99',
    '0x6815c12fbdeb438fb0fb1e1484ac190ca2fc98065b93f95db846596c3c0eee70',
  ],
  'SafeMigration 1.5.0': ['0x52d7472fa02c3a574544f9b5a4ed4c7777e4e3315217e368926b51e1cc6014ea'],
  'SafeProxyFactory 1.0.0': ['0x84a375ad96ab395850d46cd601ed6354d3cf3fb67cec0caf18f34af5c9d1a7f0'],
  'SafeProxyFactory 1.1.1': ['0x0f0bb9c13be3b595d6f0fde841d5247a96f7e315bd8b97e1363553bee9a7d995'],
  'SafeProxyFactory 1.3.0': [
    '0x337d7f54be11b6ed55fef7b667ea5488db53db8320a05d1146aa4bd169a39a9b',
    '0x55daa5d390d283edbc5fa835bd53befce45179c758feaac8c149a95850d0a6b6',
  ],
  'SafeProxyFactory 1.4.1': [
    '0x50c3cdc4074750a7a974204a716c999edd37482f907608d960b2b025ee0b3317',
    '0xa4915e4a50124b5dce3c9adc34cce8108fc5dbda97d443534699621d6e0013ba',
  ],
  'SafeProxyFactory 1.5.0': ['0x967dae4cda22b0c9ef7f31b010bdc1ceb0af9904b0c3dc060b5302e4c18a4529'],
  'SafeToL2Migration 1.4.1': [
    '0xa83e7be2fa20c96dc9575e3937239d552f3831ea437d7c96397eec8736f0cba0',
    '0x2a68d940fb2460312e98bc36be0efaeff392237039e7282bc12155f049287c70',
  ],
  'SafeToL2Setup 1.4.1': [
    '0x2f25df28caf984366ee584e13241707e85dcd5a6ea0c14267928dafc1fd6274b',
    '0x0bbcc5092b50efd183bb46cfe3f61abca3226cea4f612f23f22bb222cd7b3d45',
  ],
  'SafeToL2Setup 1.5.0': ['0xf6034d841bcbff8912aa55526b0f1609212536aaf60bb16f5e8a269a4ab38f18'],
  'SignMessageLib 1.3.0': [
    '0x3ac65dea3cc9dd0d7b7b800f834e3d73415b4e944bb94555c3e4a08fb137e918',
    '0x9da86f7e32ef976bd442a8eeb353e16d683b53e30e926ae7adce7c609f75b1fc',
  ],
  'SignMessageLib 1.4.1': [
    '0x525c754a46b79e05543a59bb61e8de3c9eee0d955a59352409cbe67ea1077528',
    '0x3e762bdca5f7d61c70e7ad1d1cb7b999481954543e7c29540e757d3e7004aa6b',
  ],
  'SignMessageLib 1.5.0': ['0xd61840855da008da59a00fc03fb71455b4f70bdca1f56f9504f072ed8d90c50e'],
}
