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

    /// @dev What code can see of how it is called.
    struct Seen {
        address origin;
        uint256 gasPrice;
        uint256 number;
        uint256 time;
        address coinbase;
        uint256 random;
        uint256 baseFee;
    }

    uint256 private constant LONGEST = 4096;

    /// @dev To anybody but whoever plays it this is the account of a person, who answers nothing.
    modifier onlyFrom(address caller) {
        if (msg.sender != caller) {
            assembly ("memory-safe") { return(0, 0) }
        }
        _;
    }

    /// @param spare if it is not 0, each act gets no more gas than it used when it was tried, half of that
    /// again and this: about what a wallet gives
    /// @return before what was read first: a list of answers, encoded, for to open it here would be dear
    /// @return acted what became of each act, up to the first that failed
    /// @return later what was read then
    /// @return seen under which circumstances
    function rehearse(Read[] calldata reads, Act[] calldata acts, uint256 spare)
        external
        onlyFrom(tx.origin)
        returns (bytes memory before, Answer[] memory acted, Answer[] memory later, Seen memory seen)
    {
        before = _undone(this.peek.selector);
        uint256[] memory tried =
            spare == 0 ? new uint256[](acts.length) : abi.decode(_undone(this.measure.selector), (uint256[]));
        acted = _actAll(acts, tried, spare);
        later = _readAll(reads);
        seen = Seen(
            tx.origin, tx.gasprice, block.number, block.timestamp, block.coinbase, block.prevrandao, block.basefee
        );
    }

    /// @dev Reads, and says by failing what it has read.
    function peek(Read[] calldata reads, Act[] calldata, uint256) external view onlyFrom(address(this)) {
        _fail(abi.encode(_readAll(reads)));
    }

    /// @dev Acts, and says by failing how much gas each act used; 0 for what failed.
    function measure(Read[] calldata, Act[] calldata acts, uint256) external onlyFrom(address(this)) {
        uint256[] memory used = new uint256[](acts.length);
        for (uint256 i = 0; i < acts.length; ++i) {
            uint256 left = gasleft();
            if (!_act(acts[i], acts[i].gas)) break;
            used[i] = left - gasleft();
        }
        _fail(abi.encode(used));
    }

    /// @dev Calls another function here with what this one was given, and hears what it fails with. Whatever
    /// it did is undone by that, also which accounts and slots are warm: the acts find none that would not be.
    function _undone(bytes4 selector) private returns (bytes memory data) {
        bytes memory given = msg.data;
        assembly ("memory-safe") {
            let first := add(given, 32)
            mstore(first, or(selector, shr(32, shl(32, mload(first)))))
        }
        (, data) = address(this).call(given);
    }

    function _fail(bytes memory data) private pure {
        assembly ("memory-safe") { revert(add(data, 32), mload(data)) }
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

    function _actAll(Act[] calldata acts, uint256[] memory tried, uint256 spare)
        private
        returns (Answer[] memory answers)
    {
        answers = new Answer[](acts.length);
        for (uint256 i = 0; i < acts.length; ++i) {
            uint256 limit = acts[i].gas;
            uint256 fitting = tried[i] + tried[i] / 2 + spare;
            if (tried[i] != 0 && fitting < limit) limit = fitting;
            bool isDone = _act(acts[i], limit);
            answers[i] = Answer(isDone, _heard(LONGEST));
            if (!isDone) break;
        }
    }

    function _act(Act calldata each, uint256 limit) private returns (bool isDone) {
        bytes memory data = each.data;
        address to = each.to;
        uint256 value = each.value;
        if (each.isDelegated) {
            assembly ("memory-safe") {
                isDone := delegatecall(limit, to, add(data, 32), mload(data), 0, 0)
            }
        } else {
            assembly ("memory-safe") {
                isDone := call(limit, to, value, add(data, 32), mload(data), 0, 0)
            }
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
