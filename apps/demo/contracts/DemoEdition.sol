// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC1155} from "@openzeppelin/contracts/token/ERC1155/ERC1155.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";

/// @title Seed packets: an ERC-1155 of which there are several of each kind.
contract DemoEdition is ERC1155 {
    string public constant name = "Seed Packets";

    constructor(address[] memory holders, uint256[] memory ids, uint256[] memory amounts) ERC1155("") {
        for (uint256 i = 0; i < holders.length; ++i) {
            _mint(holders[i], ids[i], amounts[i], "");
        }
    }

    function uri(uint256) public pure override returns (string memory) {
        return string.concat(
            "data:application/json;base64,",
            Base64.encode('{"name":"Seed packet","description":"A handful of seeds, to be shared."}')
        );
    }
}
