// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

import {NameRecords} from "./NameRecords.sol";

/// @title The entrance clients use to look names up, forwards and backwards.
/// @dev Same functions and errors as the public name service's universal resolver, so that clients
/// read "no such name" as an empty answer. All records are on this chain: gateways are not used.
contract UniversalResolver {
    error DNSDecodingFailed(bytes dns);
    error EmptyAddress();
    error ResolverError(bytes errorData);
    error ResolverNotFound(bytes name);
    error ReverseAddressMismatch(string primary, bytes primaryAddress);
    error UnsupportedResolverProfile(bytes4 selector);

    NameRecords public immutable records;

    constructor(NameRecords records_) {
        records = records_;
    }

    function resolve(
        bytes calldata name,
        bytes calldata data
    ) external view returns (bytes memory result, address resolver) {
        return _resolve(name, data);
    }

    function resolveWithGateways(
        bytes calldata name,
        bytes calldata data,
        string[] calldata
    ) external view returns (bytes memory result, address resolver) {
        return _resolve(name, data);
    }

    function reverse(
        bytes calldata lookupAddress,
        uint256 coinType
    ) external view returns (string memory primary, address resolver, address reverseResolver) {
        return _reverse(lookupAddress, coinType);
    }

    function reverseWithGateways(
        bytes calldata lookupAddress,
        uint256 coinType,
        string[] calldata
    ) external view returns (string memory primary, address resolver, address reverseResolver) {
        return _reverse(lookupAddress, coinType);
    }

    function _resolve(
        bytes calldata name,
        bytes calldata data
    ) private view returns (bytes memory result, address resolver) {
        if (records.holderOf(_nodeOfPacket(name, 0)) == address(0)) revert ResolverNotFound(name);
        resolver = address(records);
        bool success;
        (success, result) = resolver.staticcall(data);
        if (success) return (result, resolver);
        // Nothing to say about why: the records have no such function.
        if (result.length == 0) revert UnsupportedResolverProfile(bytes4(data));
        revert ResolverError(result);
    }

    function _reverse(
        bytes calldata lookupAddress,
        uint256 coinType
    ) private view returns (string memory primary, address resolver, address reverseResolver) {
        if (lookupAddress.length == 0) revert EmptyAddress();
        if (lookupAddress.length != 20) return ("", address(0), address(0));
        primary = records.primaryNameOf(address(bytes20(lookupAddress)));
        if (bytes(primary).length == 0) return ("", address(0), address(0));

        // A name counts only when it points back to the address that claims it.
        bytes memory holder = records.addr(_nodeOfName(bytes(primary)), coinType);
        if (keccak256(holder) != keccak256(lookupAddress)) {
            revert ReverseAddressMismatch(primary, holder);
        }
        return (primary, address(records), address(records));
    }

    /// @dev The hash of a name in DNS form: each label after its length, then a zero.
    function _nodeOfPacket(bytes calldata packet, uint256 start) private pure returns (bytes32) {
        if (start >= packet.length) revert DNSDecodingFailed(packet);
        uint256 length = uint8(packet[start]);
        if (length == 0) {
            if (start + 1 != packet.length) revert DNSDecodingFailed(packet);
            return bytes32(0);
        }
        uint256 end = start + 1 + length;
        if (end > packet.length) revert DNSDecodingFailed(packet);
        bytes32 label = keccak256(packet[start + 1:end]);
        return keccak256(abi.encodePacked(_nodeOfPacket(packet, end), label));
    }

    /// @dev The hash of a name with dots, read from its last label to its first.
    function _nodeOfName(bytes memory name) private pure returns (bytes32 node) {
        uint256 end = name.length;
        for (uint256 i = name.length; i > 0; --i) {
            if (name[i - 1] != ".") continue;
            node = keccak256(abi.encodePacked(node, _labelHash(name, i, end)));
            end = i - 1;
        }
        node = keccak256(abi.encodePacked(node, _labelHash(name, 0, end)));
    }

    function _labelHash(
        bytes memory name,
        uint256 start,
        uint256 end
    ) private pure returns (bytes32 label) {
        assembly ("memory-safe") {
            label := keccak256(add(add(name, 32), start), sub(end, start))
        }
    }
}
