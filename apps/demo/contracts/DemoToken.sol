// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC20} from "@openzeppelin/contracts/token/ERC20/ERC20.sol";
import {ERC20Permit} from "@openzeppelin/contracts/token/ERC20/extensions/ERC20Permit.sol";

/// @title An ERC-20 with permit, its own number of decimals and holders from the first block.
contract DemoToken is ERC20, ERC20Permit {
    error NotIssuer(address caller);
    error HoldersAndAmountsDiffer();

    address public immutable issuer;
    uint8 private immutable _decimals;

    constructor(
        string memory name_,
        string memory symbol_,
        uint8 decimals_,
        address issuer_,
        address[] memory holders,
        uint256[] memory amounts
    ) ERC20(name_, symbol_) ERC20Permit(name_) {
        if (holders.length != amounts.length) revert HoldersAndAmountsDiffer();
        issuer = issuer_;
        _decimals = decimals_;
        for (uint256 i = 0; i < holders.length; ++i) {
            _mint(holders[i], amounts[i]);
        }
    }

    function mint(address to, uint256 amount) external {
        if (msg.sender != issuer) revert NotIssuer(msg.sender);
        _mint(to, amount);
    }

    function decimals() public view override returns (uint8) {
        return _decimals;
    }
}
