// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title The demo's names: who holds a name, its texts, and the name an address calls itself.
/// @dev Answers the resolver functions of ENSIP-1, ENSIP-5 and ENSIP-9.
contract NameRecords {
    error NotAllowed(address caller);

    event Registered(bytes32 indexed node, address holder);
    event TextChanged(bytes32 indexed node, string key, string value);
    event PrimaryNameChanged(address indexed account, string name);

    address public immutable admin;

    mapping(bytes32 node => address) public holderOf;
    mapping(address account => string) public primaryNameOf;
    mapping(bytes32 node => mapping(string key => string)) private _texts;

    constructor(address admin_) {
        admin = admin_;
    }

    function register(bytes32 node, address holder) external {
        _allow(admin);
        holderOf[node] = holder;
        emit Registered(node, holder);
    }

    function setText(bytes32 node, string calldata key, string calldata value) external {
        _allow(holderOf[node]);
        _texts[node][key] = value;
        emit TextChanged(node, key, value);
    }

    /// @notice Anyone may claim any name: readers must check that the name points back.
    function setPrimaryName(address account, string calldata name) external {
        _allow(account);
        primaryNameOf[account] = name;
        emit PrimaryNameChanged(account, name);
    }

    function addr(bytes32 node) external view returns (address) {
        return holderOf[node];
    }

    function addr(bytes32 node, uint256 coinType) external view returns (bytes memory) {
        // 60 is Ether; ENSIP-11 sets the top bit of 32 for every other EVM chain.
        bool isEvm = coinType == 60 || (coinType >> 31) == 1;
        address holder = holderOf[node];
        return isEvm && holder != address(0) ? abi.encodePacked(holder) : bytes("");
    }

    function text(bytes32 node, string calldata key) external view returns (string memory) {
        return _texts[node][key];
    }

    function _allow(address account) private view {
        if (msg.sender != account && msg.sender != admin) revert NotAllowed(msg.sender);
    }
}
