"""Letters that look alike, so that no two people at a table do.

Each word has letters that are taken for one another, after Unicode's UTS 39: those of the scripts that are written in
Europe, as far as NFKC leaves them apart. Case is told apart here, because a large I is taken for a small l.
"""

from __future__ import annotations

from typing import Final
from unicodedata import normalize

ALIKE: Final = """
0OΟОՕ 1Il|ƖǀΙІӀ 2ƧꙄꝚ 3ƷȜЗӠꝪꞫ 5Ƽ 6б 8Ȣȣ 9Ꝯ AΑА BΒВꞴ CС EΕЕ FϜꞘ GԌ HΗН JͿЈꞲ KΚК MΜϺМ NΝ PΡР RƦ SЅՏ
TΤТ UՍ VѴ WԜ XΧХꞳ YΥУҮ ZΖ aɑαа bƄЬ cсᴄ dԁ eеҽꬲ fքẝꞙꬵ gƍɡցᶃ hһհ iıɩɪιіӏꙇ jϳј nոռ oοσоօᴏᴑꬽ pρр qԛգզ
rгᴦꭇꭈ sƽѕꜱ uʋυսᴜꞟꭎꭒ vνѵᴠ wɯѡԝաᴡ xх yɣʏγуүᶌỿꭚ zᴢ ÞϷ ßβꞵ þƿϸ ĸκкᴋ ƅь ƆϽ ƏӘ ƐԐ ƨᴤꙅ ƩΣ ǝəә ǶԊ ȝʒӡꝫ ȷյ
ɅΛЛ ɋᶐ ɔͻᴐↄ ɛεєԑꞓ ɜзᴈ ɢԍ ɰպ ɸφф ʃꭍ ʌᴧ ʍмᴍ ʘꙨ ʙв ʚꞝ ʜн ͰⱵ ͶИ ͷиᴎ ͽꜿ ΓГ ΠП ΦФՓ ΨѰ δծẟ πпᴨ ςϛ τтᴛ χꭓꭕ
ψѱ ωꙍꞷ ϿꜾ ЄꞒ лᴫ яᴙ љꭠ ҶӋ ҷӌ ᴘᴩ ꙌꞶ ꜧꞕ Ꝺꝺ
"""
PAIRS: Final = {"rn": "m", "vv": "w", "ae": "æ", "AE": "Æ", "oe": "œ", "OE": "Œ", "b1": "Ы", "10": "Ю"}
FIRST: Final = {ord(letter): word[0] for word in ALIKE.split() for letter in word}


def are_alike(one: str, two: str) -> bool:
    """Could a name be taken for another, as they are written or in small letters?"""
    small, other = one.casefold(), two.casefold()
    return small == other or skeleton(one) == skeleton(two) or skeleton(small) == skeleton(other)


def skeleton(text: str) -> str:
    """The same for all texts that look like this one."""
    text = normalize("NFD", text).translate(FIRST)
    for two, one in PAIRS.items():
        text = text.replace(two, one)
    return text
