// SPDX-License-Identifier: MIT
pragma solidity ^0.8.24;

/// @dev What a rehearsal has to see through; for tests only.
contract PlainToken {
    mapping(address => uint256) internal _held;
    mapping(address => mapping(address => uint256)) public allowance;

    event Transfer(address indexed from, address indexed to, uint256 value);
    event Approval(address indexed owner, address indexed spender, uint256 value);

    function mint(address to, uint256 amount) external {
        _held[to] += amount;
        emit Transfer(address(0), to, amount);
    }

    function balanceOf(address holder) public view virtual returns (uint256) {
        return _held[holder];
    }

    function approve(address spender, uint256 amount) external returns (bool) {
        allowance[msg.sender][spender] = amount;
        emit Approval(msg.sender, spender, amount);
        return true;
    }

    function transfer(address to, uint256 amount) external virtual returns (bool) {
        _move(msg.sender, to, amount);
        return true;
    }

    function transferFrom(address from, address to, uint256 amount) external virtual returns (bool) {
        require(allowance[from][msg.sender] >= amount, "Not allowed that much");
        allowance[from][msg.sender] -= amount;
        _move(from, to, amount);
        return true;
    }

    function _move(address from, address to, uint256 amount) internal virtual {
        require(_held[from] >= amount, "Not that much there");
        _held[from] -= amount;
        _held[to] += amount;
        emit Transfer(from, to, amount);
    }
}

/// @dev Keeps a tenth of what is moved, for somebody whom no call names.
contract FeeToken is PlainToken {
    address public constant COLLECTOR = 0x00000000000000000000000000000000000Fee01;

    function _move(address from, address to, uint256 amount) internal override {
        super._move(from, to, amount - amount / 10);
        super._move(from, COLLECTOR, amount / 10);
    }
}

/// @dev What everybody holds grows with every transfer, and no event says so.
contract RebasingToken is PlainToken {
    uint256 private _index = 100;

    function balanceOf(address holder) public view override returns (uint256) {
        return _held[holder] * _index / 100;
    }

    function _move(address from, address to, uint256 amount) internal override {
        uint256 shares = amount * 100 / _index;
        super._move(from, to, shares);
        _index += 1;
    }
}

/// @dev Moves, and says that nothing has.
contract LyingToken is PlainToken {
    function balanceOf(address) public pure override returns (uint256) {
        return 1_000_000;
    }
}

contract SilentToken is PlainToken {
    function balanceOf(address) public pure override returns (uint256) {
        revert("No");
    }
}

/// @dev Answers with a hundred thousand bytes, the first of which are true.
contract HugeToken is PlainToken {
    function balanceOf(address holder) public view override returns (uint256) {
        uint256 held = _held[holder];
        assembly {
            mstore(0, held)
            return(0, 100000)
        }
    }
}

/// @dev Uses up whatever it is given for reading.
contract HungryToken is PlainToken {
    function balanceOf(address) public view override returns (uint256 sum) {
        while (gasleft() > 0) sum += gasleft();
    }
}

contract Collection {
    mapping(uint256 => address) private _owners;
    mapping(uint256 => address) public getApproved;
    mapping(address => uint256) public balanceOf;
    mapping(address => mapping(address => bool)) public isApprovedForAll;

    event Transfer(address indexed from, address indexed to, uint256 indexed id);
    event Approval(address indexed owner, address indexed approved, uint256 indexed id);
    event ApprovalForAll(address indexed owner, address indexed operator, bool approved);

    function mint(address to, uint256 id) external {
        _owners[id] = to;
        balanceOf[to] += 1;
        emit Transfer(address(0), to, id);
    }

    function ownerOf(uint256 id) public view returns (address owner) {
        owner = _owners[id];
        require(owner != address(0), "Nobody has it");
    }

    function approve(address to, uint256 id) external {
        require(ownerOf(id) == msg.sender, "Not yours");
        getApproved[id] = to;
        emit Approval(msg.sender, to, id);
    }

    function setApprovalForAll(address operator, bool approved) external {
        isApprovedForAll[msg.sender][operator] = approved;
        emit ApprovalForAll(msg.sender, operator, approved);
    }

    function transferFrom(address from, address to, uint256 id) external {
        require(ownerOf(id) == from && from == msg.sender, "Not yours");
        delete getApproved[id];
        balanceOf[from] -= 1;
        balanceOf[to] += 1;
        _owners[id] = to;
        emit Transfer(from, to, id);
    }
}

contract Editions {
    mapping(address => mapping(uint256 => uint256)) private _held;

    event TransferSingle(address indexed operator, address indexed from, address indexed to, uint256 id, uint256 value);

    function mint(address to, uint256 id, uint256 amount) external {
        _held[to][id] += amount;
    }

    function balanceOf(address holder, uint256 id) external view returns (uint256) {
        return _held[holder][id];
    }

    function safeTransferFrom(address from, address to, uint256 id, uint256 amount, bytes calldata) external {
        require(from == msg.sender, "Not yours");
        _held[from][id] -= amount;
        _held[to][id] += amount;
        emit TransferSingle(msg.sender, from, to, id, amount);
    }
}

/// @dev Takes coins, and passes a half on to somebody whom no call names.
contract Splitter {
    address payable public constant OTHER = payable(0x000000000000000000000000000000000000fEE2);

    receive() external payable {
        (bool isDone,) = OTHER.call{value: msg.value / 2}("");
        require(isDone);
    }
}

contract Burner {
    fallback() external payable {
        while (true) {}
    }
}

contract Refuser {
    error NotToday(uint256 day);
    error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed);

    function short(uint256 balance, uint256 needed) external view {
        revert ERC20InsufficientBalance(msg.sender, balance, needed);
    }

    function custom() external pure {
        revert NotToday(7);
    }

    function panic(uint256 zero) external pure returns (uint256) {
        return 1 / zero;
    }

    function bare() external pure {
        revert();
    }
}

/// @dev Calls the Safe that pays it again, and gives half of it back.
contract Reentrant {
    uint256 public calls;
    bytes private _again;

    function prepare(bytes calldata again) external {
        _again = again;
    }

    receive() external payable {
        calls += 1;
        (bool isDone,) = msg.sender.call(_again);
        if (isDone) calls += 1;
        (isDone,) = msg.sender.call{value: msg.value / 2}("");
        require(isDone, "Not taken back");
    }
}

/// @dev Lets nobody but one execute, and nothing above an amount be paid.
contract StrictGuard {
    address private immutable _only;

    constructor(address only) {
        _only = only;
    }

    function supportsInterface(bytes4) external pure returns (bool) {
        return true;
    }

    /// @dev `checkTransaction` has more parameters than the compiler's stack has room for.
    fallback() external {
        if (msg.sig != 0x75f0bb52) return;
        require(address(uint160(uint256(bytes32(msg.data[324:356])))) == _only, "Only one may send this");
        require(uint256(bytes32(msg.data[36:68])) <= 100, "The guard allows 100 at most");
    }
}

/// @dev Takes coins, and gives them back at once where it thinks that it is only being watched.
contract Turncoat {
    enum Tell {
        Price,
        Time,
        Number,
        Coinbase,
        Origin,
        OriginCode,
        Gas,
        Random,
        LowPrice
    }

    Tell private immutable _tell;
    uint256 private immutable _value;

    constructor(Tell tell, uint256 value) {
        _tell = tell;
        _value = value;
    }

    receive() external payable {
        if (!_isWatched()) return;
        (bool isDone,) = msg.sender.call{value: msg.value}("");
        require(isDone, "Not taken back");
    }

    function _isWatched() private view returns (bool) {
        if (_tell == Tell.Price) return tx.gasprice == 0;
        if (_tell == Tell.Time) return block.timestamp < _value;
        if (_tell == Tell.Number) return block.number <= _value;
        if (_tell == Tell.Coinbase) return uint160(address(block.coinbase)) == _value;
        if (_tell == Tell.Origin) return uint160(tx.origin) == _value;
        if (_tell == Tell.OriginCode) return tx.origin.code.length > 0;
        if (_tell == Tell.Gas) return gasleft() > _value;
        if (_tell == Tell.Random) return block.prevrandao == _value;
        return tx.gasprice <= _value;
    }
}

/// @dev Gives coins back until a certain time, and afterwards uses up much gas before it keeps them: so
/// much that whoever tries that has none left to say so.
contract CostlyTurncoat {
    uint256 private immutable _until;
    uint256 private immutable _burnt;

    constructor(uint256 until, uint256 burnt) {
        _until = until;
        _burnt = burnt;
    }

    receive() external payable {
        if (block.timestamp < _until) {
            (bool isDone,) = msg.sender.call{value: msg.value}("");
            require(isDone, "Not taken back");
            return;
        }
        if (gasleft() < (_burnt * 64) / 63 + 10_000) revert();
        (bool isBurnt,) = address(this).call{gas: _burnt}(hex"00");
        require(!isBurnt);
    }

    fallback() external payable {
        assembly ("memory-safe") { invalid() }
    }
}

/// @dev Refuses to do anything with less gas than it wants, and then needs nearly none of it.
contract Spoilt {
    receive() external payable {
        require(gasleft() > 900_000, "Not with so little");
    }
}
