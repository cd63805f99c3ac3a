// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

interface ISafe {
    function execTransactionFromModule(address to, uint256 value, bytes calldata data, uint8 operation)
        external
        returns (bool success);
}

/// @title Spending limits for the demo: our own contract, with the interface of Safe's AllowanceModule.
/// @dev Signatures and payments for others who send it are left out: who spends sends it themselves.
contract DemoAllowance {
    struct Allowance {
        uint96 amount;
        uint96 spent;
        uint16 resetTimeMin;
        uint32 lastResetMin;
        uint16 nonce;
    }

    string public constant NAME = "Demo Allowance Module";
    string public constant VERSION = "0.1.0";

    event AddDelegate(address indexed safe, address delegate);
    event RemoveDelegate(address indexed safe, address delegate);
    event ExecuteAllowanceTransfer(
        address indexed safe, address delegate, address token, address to, uint96 value, uint16 nonce
    );
    event SetAllowance(
        address indexed safe, address delegate, address token, uint96 allowanceAmount, uint16 resetTime
    );
    event DeleteAllowance(address indexed safe, address delegate, address token);

    mapping(address safe => mapping(address delegate => mapping(address token => Allowance))) public allowances;
    mapping(address safe => address[]) private _delegates;
    mapping(address safe => mapping(address delegate => address[])) private _tokens;

    function addDelegate(address delegate) external {
        require(delegate != address(0), "Nobody can be a delegate");
        if (_isAmong(_delegates[msg.sender], delegate)) return;
        _delegates[msg.sender].push(delegate);
        emit AddDelegate(msg.sender, delegate);
    }

    function removeDelegate(address delegate, bool removeAllowances) external {
        if (removeAllowances) {
            address[] storage owned = _tokens[msg.sender][delegate];
            while (owned.length > 0) {
                _forget(delegate, owned[owned.length - 1]);
            }
        }
        _remove(_delegates[msg.sender], delegate);
        emit RemoveDelegate(msg.sender, delegate);
    }

    function setAllowance(
        address delegate,
        address token,
        uint96 allowanceAmount,
        uint16 resetTimeMin,
        uint32 resetBaseMin
    ) external {
        require(_isAmong(_delegates[msg.sender], delegate), "Not a delegate of this Safe");
        require(resetBaseMin <= _now(), "The limit would begin in the future");
        Allowance storage allowance = allowances[msg.sender][delegate][token];
        if (!_isAmong(_tokens[msg.sender][delegate], token)) _tokens[msg.sender][delegate].push(token);
        _refresh(allowance);
        // As with the official one: what is spent stays spent, the next one has number one.
        if (allowance.nonce == 0) allowance.nonce = 1;
        if (resetBaseMin > 0) allowance.lastResetMin = resetBaseMin;
        else if (allowance.lastResetMin == 0) allowance.lastResetMin = _now();
        allowance.resetTimeMin = resetTimeMin;
        allowance.amount = allowanceAmount;
        emit SetAllowance(msg.sender, delegate, token, allowanceAmount, resetTimeMin);
    }

    function deleteAllowance(address delegate, address token) external {
        _forget(delegate, token);
    }

    function executeAllowanceTransfer(
        address safe,
        address token,
        address to,
        uint96 amount,
        address paymentToken,
        uint96 payment,
        address delegate,
        bytes calldata signature
    ) external {
        require(paymentToken == address(0) && payment == 0, "Nobody is paid for sending this");
        require(signature.length == 0 && msg.sender == delegate, "Only the delegate can spend");
        require(_isAmong(_delegates[safe], delegate), "Not a delegate of this Safe");
        Allowance storage allowance = allowances[safe][delegate][token];
        _refresh(allowance);
        require(amount > 0 && amount <= allowance.amount - allowance.spent, "The spending limit does not allow this much");
        allowance.spent += amount;
        uint16 nonce = allowance.nonce++;
        bool isPaid = token == address(0)
            ? ISafe(safe).execTransactionFromModule(to, amount, "", 0)
            : ISafe(safe).execTransactionFromModule(
                token, 0, abi.encodeWithSignature("transfer(address,uint256)", to, amount), 0
            );
        require(isPaid, "The Safe could not pay");
        emit ExecuteAllowanceTransfer(safe, delegate, token, to, amount, nonce);
    }

    function getDelegates(address safe, uint48 start, uint8 pageSize)
        external
        view
        returns (address[] memory results, uint48 next)
    {
        address[] storage all = _delegates[safe];
        uint256 end = all.length < uint256(start) + pageSize ? all.length : uint256(start) + pageSize;
        results = new address[](end > start ? end - start : 0);
        for (uint256 i = 0; i < results.length; ++i) {
            results[i] = all[start + i];
        }
        next = end < all.length ? uint48(end) : 0;
    }

    function getTokens(address safe, address delegate) external view returns (address[] memory) {
        return _tokens[safe][delegate];
    }

    function getTokenAllowance(address safe, address delegate, address token)
        external
        view
        returns (uint256[5] memory)
    {
        Allowance memory found = allowances[safe][delegate][token];
        if (_isDue(found)) {
            found.spent = 0;
            found.lastResetMin = _begun(found);
        }
        return [
            uint256(found.amount), uint256(found.spent), uint256(found.resetTimeMin), uint256(found.lastResetMin), uint256(found.nonce)
        ];
    }

    function _forget(address delegate, address token) private {
        delete allowances[msg.sender][delegate][token];
        _remove(_tokens[msg.sender][delegate], token);
        emit DeleteAllowance(msg.sender, delegate, token);
    }

    function _refresh(Allowance storage allowance) private {
        Allowance memory found = allowance;
        if (!_isDue(found)) return;
        allowance.spent = 0;
        allowance.lastResetMin = _begun(found);
    }

    function _isDue(Allowance memory allowance) private view returns (bool) {
        return allowance.resetTimeMin > 0 && allowance.lastResetMin + allowance.resetTimeMin <= _now();
    }

    /// @dev When the period began that is running now.
    function _begun(Allowance memory allowance) private view returns (uint32) {
        return _now() - ((_now() - allowance.lastResetMin) % allowance.resetTimeMin);
    }

    function _now() private view returns (uint32) {
        return uint32(block.timestamp / 60);
    }

    function _isAmong(address[] storage list, address one) private view returns (bool) {
        for (uint256 i = 0; i < list.length; ++i) {
            if (list[i] == one) return true;
        }
        return false;
    }

    function _remove(address[] storage list, address one) private {
        for (uint256 i = 0; i < list.length; ++i) {
            if (list[i] != one) continue;
            list[i] = list[list.length - 1];
            list.pop();
            return;
        }
    }
}
