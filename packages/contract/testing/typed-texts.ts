/** Spellings of the invite code AURORA7 in the query of an address, as chats, mails and people make them. */
export const SPELT_INVITES =
  `?vipCode=AURORA7 ?vipCode=AURORA7. ?vipCode=AURORA7/ ?vipCode=AURORA7) ?vipCode=AURORA7%20 ?vipCode=+AURORA7
  ?vipCode=AURORA7%0A ?vipCode=AURORA7%E2%80%8B ?vipCode=%E2%80%8EAURORA7%EF%BB%BF ?vipCode=AURO%C2%ADRA7
  ?vipCode=%22AURORA7%22 ?vipCode=%E2%80%9CAURORA7%E2%80%9D, ?vipCode=%C2%ABAURORA7%C2%BB ?vipCode=(AURORA7)
  ?vipCode=*AURORA7* ?vipCode=AURORA7%3E ?vipCode=AURORA7。 ?vipCode=ＡＵＲＯＲＡ７ ?vipCode=AURORA7?utm_source=x
  ?vipCode=AURORA7%3Futm_source=x ?vipCode=AURORA7%26utm_source=x ?vipcode=AURORA7 ?VIPCODE=AURORA7
  ?utm=1&amp;vipCode=AURORA7 ?to=x&amp;amp;vipCode=AURORA7 ?vipCode%3DAURORA7 ?vipCode%3dAURORA7&to=x`.split(/\s+/)

/** Queries without a code that could be one. */
export const NO_INVITES = [
  '',
  ...`?vipCode ?vipCode= ?vipCode=%3Cscript%3E ?vipCode=A.B ?vipCode=%FF%FE ?code=AURORA7 ?xvipCode=AURORA7
    ?next=%2Fen%3FvipCode%3DAURORA7`.split(/\s+/),
]

/** Spellings of two names of accounts, as people type or paste them. */
export const SPELT_NAMES: Record<string, readonly string[]> = {
  'trader@fanfare.example': [
    'trader@fanfare.example',
    ' Trader@Fanfare.example\n',
    '\u200Ftrader@fanfare.example',
    '\u202Atrader@fanfare.example\u202C',
    '\u2068trader@fanfare.example\u2069',
    '\uFEFFtrader@fanfare.example',
    'trader\u200B@fanfare.example',
    'trader\u00AD@fanfare.example',
    'trader @fanfare.example',
    'trader@fanfare.example\u00A0',
    'ｔｒａｄｅｒ＠ｆａｎｆａｒｅ.example',
    'mailto:trader@fanfare.example',
  ],
  '+4915123456789': [
    '+4915123456789',
    '\u202A+49 151 23456789\u202C',
    '+49\u2011151\u201123456789',
    '+49–151–23456789',
    '+49/151/23456789',
    '+49 (151) 234-567.89',
    '+49 (0) 151 23456789',
    '+49\u00A0151\u202F23456789',
    '004915123456789',
    '0049 151 23456789',
    'tel:+4915123456789',
    '＋49 151 23456789',
    '+４９１５１２３４５６７８９',
    '+٤٩١٥١٢٣٤٥٦٧٨٩',
  ],
}
