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
    event ResetAllowance(address indexed safe, address delegate, address token);
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
        address[] storage all = _delegates[msg.sender];
        if (!_isAmong(all, delegate)) return;
        address[] storage tokens = _tokens[msg.sender][delegate];
        for (uint256 i = 0; removeAllowances && i < tokens.length; ++i) {
            deleteAllowance(delegate, tokens[i]);
        }
        for (uint256 i = 0; i < all.length; ++i) {
            if (all[i] != delegate) continue;
            all[i] = all[all.length - 1];
            all.pop();
            break;
        }
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
        require(resetBaseMin == 0 || resetTimeMin > 0, "What happens once has no beginning");
        Allowance memory allowance = _current(msg.sender, delegate, token);
        // As with the official one: what is spent stays spent, the first payment has number one.
        if (allowance.nonce == 0) {
            allowance.nonce = 1;
            _tokens[msg.sender][delegate].push(token);
        }
        if (resetBaseMin > 0) allowance.lastResetMin = _begun(resetBaseMin, resetTimeMin);
        else if (allowance.lastResetMin == 0) allowance.lastResetMin = _now();
        allowance.resetTimeMin = resetTimeMin;
        allowance.amount = allowanceAmount;
        allowances[msg.sender][delegate][token] = allowance;
        emit SetAllowance(msg.sender, delegate, token, allowanceAmount, resetTimeMin);
    }

    function resetAllowance(address delegate, address token) external {
        Allowance memory allowance = _current(msg.sender, delegate, token);
        allowance.spent = 0;
        allowances[msg.sender][delegate][token] = allowance;
        emit ResetAllowance(msg.sender, delegate, token);
    }

    /// @dev As with the official one, payments are counted on, and the token stays on its list.
    function deleteAllowance(address delegate, address token) public {
        allowances[msg.sender][delegate][token] = Allowance(0, 0, 0, 0, allowances[msg.sender][delegate][token].nonce);
        emit DeleteAllowance(msg.sender, delegate, token);
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
        Allowance memory allowance = _current(safe, delegate, token);
        require(
            amount > 0 && uint256(allowance.spent) + amount <= allowance.amount,
            "The spending limit does not allow this much"
        );
        allowance.spent += amount;
        uint16 nonce = allowance.nonce++;
        allowances[safe][delegate][token] = allowance;
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
        Allowance memory found = _current(safe, delegate, token);
        return [
            uint256(found.amount), uint256(found.spent), uint256(found.resetTimeMin), uint256(found.lastResetMin), uint256(found.nonce)
        ];
    }

    /// @dev As it is now: all of it is there again in every period.
    function _current(address safe, address delegate, address token) private view returns (Allowance memory found) {
        found = allowances[safe][delegate][token];
        if (found.resetTimeMin == 0 || found.lastResetMin + found.resetTimeMin > _now()) return found;
        found.spent = 0;
        found.lastResetMin = _begun(found.lastResetMin, found.resetTimeMin);
    }

    /// @dev When the period began that is running now.
    function _begun(uint32 first, uint16 minutesLong) private view returns (uint32) {
        return _now() - ((_now() - first) % minutesLong);
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
}
