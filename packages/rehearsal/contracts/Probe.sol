// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @title Stands where an account stands, reads, acts, and reads again.
/// @dev Never deployed: its code is put in the place of an account for one simulated call, so that what
/// it calls sees the account itself. Strangers' answers are cut, and each has gas of its own: none can
/// keep the others from being heard.
contract Probe {
    struct Read {
        address target;
        uint256 gas;
        /// At most so many bytes are heard.
        uint256 most;
        /// Without any the target's coins are read.
        bytes data;
    }

    struct Act {
        address to;
        uint256 value;
        uint256 gas;
        bool isDelegated;
        bytes data;
    }

    struct Answer {
        bool isGiven;
        bytes data;
    }

    uint256 private constant LONGEST = 4096;

    /// @return before what was read first
    /// @return acted what became of each act, up to the first that failed
    /// @return later what was read then
    function rehearse(Read[] calldata reads, Act[] calldata acts)
        external
        returns (Answer[] memory before, Answer[] memory acted, Answer[] memory later)
    {
        before = _readAll(reads);
        acted = _actAll(acts);
        later = _readAll(reads);
    }

    function _readAll(Read[] calldata reads) private view returns (Answer[] memory answers) {
        answers = new Answer[](reads.length);
        for (uint256 i = 0; i < reads.length; ++i) {
            Read calldata each = reads[i];
            if (each.data.length == 0) {
                answers[i] = Answer(true, abi.encode(each.target.balance));
                continue;
            }
            bytes memory data = each.data;
            address target = each.target;
            uint256 limit = each.gas;
            bool isGiven;
            assembly ("memory-safe") {
                isGiven := staticcall(limit, target, add(data, 32), mload(data), 0, 0)
            }
            answers[i] = Answer(isGiven, _heard(each.most));
        }
    }

    function _actAll(Act[] calldata acts) private returns (Answer[] memory answers) {
        answers = new Answer[](acts.length);
        for (uint256 i = 0; i < acts.length; ++i) {
            Act calldata each = acts[i];
            bytes memory data = each.data;
            address to = each.to;
            uint256 value = each.value;
            uint256 limit = each.gas;
            bool isDone;
            if (each.isDelegated) {
                assembly ("memory-safe") {
                    isDone := delegatecall(limit, to, add(data, 32), mload(data), 0, 0)
                }
            } else {
                assembly ("memory-safe") {
                    isDone := call(limit, to, value, add(data, 32), mload(data), 0, 0)
                }
            }
            answers[i] = Answer(isDone, _heard(LONGEST));
            if (!isDone) break;
        }
    }

    /// @dev What the last call gave back, cut to a length.
    function _heard(uint256 most) private pure returns (bytes memory data) {
        assembly ("memory-safe") {
            let size := returndatasize()
            if gt(size, most) { size := most }
            data := mload(0x40)
            mstore(data, size)
            mstore(0x40, add(add(data, 32), and(add(size, 31), not(31))))
            returndatacopy(add(data, 32), 0, size)
        }
    }

    /// @dev An account of a person takes what it is given.
    receive() external payable {}

    function onERC721Received(address, address, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC721Received.selector;
    }

    function onERC1155Received(address, address, uint256, uint256, bytes calldata) external pure returns (bytes4) {
        return this.onERC1155Received.selector;
    }

    function onERC1155BatchReceived(address, address, uint256[] calldata, uint256[] calldata, bytes calldata)
        external
        pure
        returns (bytes4)
    {
        return this.onERC1155BatchReceived.selector;
    }

    /// @dev Whatever else a person's account is called with succeeds with nothing.
    fallback() external payable {}
}
