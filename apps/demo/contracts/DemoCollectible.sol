// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {ERC721} from "@openzeppelin/contracts/token/ERC721/ERC721.sol";
import {Base64} from "@openzeppelin/contracts/utils/Base64.sol";
import {Strings} from "@openzeppelin/contracts/utils/Strings.sol";

/// @title Pressed leaves: an ERC-721 whose metadata and picture are made by the contract itself.
contract DemoCollectible is ERC721 {
    using Strings for uint256;

    error NotIssuer(address caller);

    address public immutable issuer;
    uint256 public totalSupply;

    constructor(address issuer_, address[] memory holders) ERC721("Pressed Leaves", "LEAF") {
        issuer = issuer_;
        for (uint256 i = 0; i < holders.length; ++i) {
            _mint(holders[i], ++totalSupply);
        }
    }

    function mint(address to) external returns (uint256 tokenId) {
        if (msg.sender != issuer) revert NotIssuer(msg.sender);
        tokenId = ++totalSupply;
        _safeMint(to, tokenId);
    }

    function tokenURI(uint256 tokenId) public view override returns (string memory) {
        _requireOwned(tokenId);
        bytes memory json = abi.encodePacked(
            '{"name":"Leaf #',
            tokenId.toString(),
            '","description":"A leaf pressed between two blocks.","image":"data:image/svg+xml;base64,',
            Base64.encode(_svg(tokenId)),
            '","attributes":[{"trait_type":"Hue","value":',
            _hue(tokenId).toString(),
            '},{"trait_type":"Veins","value":',
            _veins(tokenId).toString(),
            "}]}"
        );
        return string.concat("data:application/json;base64,", Base64.encode(json));
    }

    function _hue(uint256 tokenId) private pure returns (uint256) {
        // The golden angle, so that neighbours never share a colour.
        return (tokenId * 137 + 83) % 360;
    }

    function _veins(uint256 tokenId) private pure returns (uint256) {
        return 3 + (tokenId % 4);
    }

    function _svg(uint256 tokenId) private pure returns (bytes memory) {
        string memory hue = _hue(tokenId).toString();
        bytes memory veins;
        for (uint256 i = 1; i <= _veins(tokenId); ++i) {
            string memory y = (56 + i * 16).toString();
            string memory tip = (44 + i * 16).toString();
            veins = abi.encodePacked(
                veins, "M100 ", y, "L72 ", tip, "M100 ", y, "L128 ", tip
            );
        }
        return abi.encodePacked(
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">',
            '<rect width="200" height="200" fill="hsl(',
            hue,
            ',30%,94%)"/><path d="M100 24C148 68 148 132 100 176C52 132 52 68 100 24Z" fill="hsl(',
            hue,
            ',45%,52%)"/><path d="M100 40V188',
            veins,
            '" fill="none" stroke="hsl(',
            hue,
            ',45%,30%)" stroke-width="3" stroke-linecap="round"/></svg>'
        );
    }
}
