import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { PASSWORD_MINIMUM, passwordLength } from '@fanfare/contract/session/session.ts'

/**
 * The 10,000 most frequent passwords of 10 to 128 characters, in lower case: the first lines of `10-million-password-list-top-1000000` of
 * SecLists, in its order (MIT, © 2018 Daniel Miessler). Compressed, so that searches of the source do not find its obscene words.
 */
const LIST = join(import.meta.dirname, 'common-passwords.txt.gz')

/** Frequent passwords in other languages and in trading. */
const LONG = `
1234567890 12345678910 123456789a 0123456789 0987654321 1234567891 12345678900 123456789123 1234567890123 123123123123
1111111111 0000000000 2222222222 5555555555 6666666666 7777777777 8888888888 9999999999 1122334455 1212121212 1231231231
9876543210 98765432100 1029384756 1020304050 0102030405 1357924680 1472583690 147258369 3141592654 3141592653 2718281828
aaaaaaaaaa zzzzzzzzzz xxxxxxxxxx abcdefghij abcdefghijk abcdefghijkl abcdefghijklmnopqrstuvwxyz abcde12345 abcd123456
abc1234567 a123456789 a1234567890 aa12345678 aa123456789 q123456789 z123456789 1234567890a 1234567890q 123456789q
123456789z 12345qwert 123456qwerty 1234qwerasdf 1q2w3e4r5t 1q2w3e4r5t6y 1q2w3e4r5t6y7u 1qaz2wsx3edc 1qaz2wsx3edc4rfv
1qazxsw23edc 1qaz@wsx3edc zaq12wsxcde3 zaq1zaq1zaq1 zaq12wsxzaq1 qazwsxedcrfv qazwsxedc123 qazwsxedc1 qazxswedcvfr
qwertyuiop qwertyuiop1 qwertyuiop12 qwertyuiop123 qwertyuiop[] qwertyuiopasdfghjkl qwertyuiopasdfghjklzxcvbnm qwerty1234
qwerty12345 qwerty123456 qwerty123456789 qwertyqwerty qwertyasdfgh qwerasdfzxcv qweasdzxc123 qweasdzxcv qweqweqwe1
qwe123qwe123 qwe123asd456 asdfghjkl1 asdfghjkl123 asdfghjkl; asdfghjklzxcvbnm asdfasdfasdf asdf1234asdf zxcvbnm123
zxcvbnm1234 zxcvbnm,./ zxcvbnmasdfghjkl poiuytrewq mnbvcxzlkjhgfdsapoiuytrewq azertyuiop azerty1234 azerty12345
password10 password11 password12 password13 password21 password22 password99 password123 password1234 password12345
password123456 password123456789 password1! password12! password123! password@1 password@12 password@123 password!@#
password01 password001 password007 password2020 password2021 password2022 password2023 password2024 password2025
password2026 passwordpassword passw0rd12 passw0rd123 passw0rd1234 p@ssw0rd12 p@ssw0rd123 p@ssw0rd1234 p@ssword12
p@ssword123 p@ssword1234 p@$$w0rd12 p@$$w0rd123 pa$$word12 pa$$word123 pa55word12 pa55word123 mypassword mypassword1
mypassword123 thepassword newpassword newpassword1 yourpassword letmeinplease letmein123 letmein1234 letmeinnow
iloveyou12 iloveyou123 iloveyou1234 iloveyou12345 iloveyou11 iloveyou13 iloveyou14 iloveyou21 iloveyou22 iloveyou23
iloveyou69 iloveyou88 iloveyou99 iloveyou2000 iloveyou4ever iloveyou<3 iloveyousomuch iloveyoubaby iloveyouforever
iloveyouiloveyou iloveu1234 ilovejesus iloveyoulord ilovemyself ilovemymom ilovemyfamily ilovemydad ilovemusic ilovemydog
ilovemycat ilovegod123 jesuschrist jesus12345 jesusislord jesuslovesme jesussaves jesusismylord godisgood1 godislove1
godblessyou christian1 hallelujah blessed123 heavenisreal princess10 princess11 princess12 princess13 princess14
princess15 princess21 princess22 princess23 princess123 princess1234 babygirl10 babygirl11 babygirl12 babygirl13
babygirl14 babygirl15 babygirl16 babygirl123 babygirl1234 sunshine11 sunshine12 sunshine123 sunshine1234 football10
football11 football12 football123 football1234 baseball10 baseball12 baseball123 basketball basketball1 basketball12
basketball123 volleyball volleyball1 softball12 superman12 superman123 superman1234 spiderman1 spiderman12 spiderman123
batman1234 batman12345 pokemon123 pokemon1234 dragonball dragonball1 dragonballz dragon1234 dragon12345 monkey1234
monkey12345 monkey123456 chocolate1 chocolate12 chocolate123 strawberry strawberry1 watermelon butterfly1 butterfly12
butterfly123 tinkerbell tinkerbell1 hellokitty hellokitty1 hellokitty123 cheerleader cheerleader1 blink182182 metallica1
metallica12 slipknot666 slipknot123 greenday12 liverpool1 liverpool12 liverpool123 manchester manchester1
manchesterunited chelsea123 chelsea1234 arsenal123 arsenal1234 barcelona1 barcelona10 barcelona123 realmadrid realmadrid1
realmadrid123 juventus123 galatasaray galatasaray1905 fenerbahce fenerbahce1907 besiktas1903 trabzonspor liverpoolfc
cristiano7 cristianoronaldo ronaldo123 messi12345 neymar12345 california california1 losangeles newyorkcity
newyork123 washington alexander1 alexandra1 alexandria elizabeth1 elizabeth12 elizabeth123 christopher christopher1
christina1 christine1 christian12 jonathan12 jonathan123 jennifer12 jennifer123 jessica123 jessica1234 samantha12
samantha123 stephanie1 stephanie12 veronica123 valentina1 sebastian1 sebastian12 alejandra1 alejandro1 alejandro12
guadalupe1 fernando123 francisco1 margarita1 estrella123 teamo12345 tequiero12 teamomucho miamorcito micorazon1
contraseña contrasena contrasena1 contrasena123 motdepasse motdepasse1 passwort12 passwort123 passwort1234 parola1234
haslo12345 sifre12345 senha12345 senha123456 wachtwoord wachtwoord1 lozinka123 salasana123 geheim1234 hallo12345
schatz1234 soleil1234 bonjour123 bonjour1234 jetaime123 amoremio12 juventus12 forzajuve1 napoli1926 polska1234
polska123456 mateusz123 bartek1234 michal1234 marmara123 istanbul34 istanbul123 turkiye1923 turkiye123 atatürk1881
ataturk1881 ataturk1938 beyaz12345 natasha123 vladimir123 alexandr123 nikita12345 sergey1234 andrey1234 maksim1234
qwerty777777 1q2w3e4r5t6 zxcvbnm12345 privet12345 lubimaya123 ytrewq12345 gfhjkm12345 zhongguo123 woaini1314 woaini520
woaini5201314 woaini1314520 5201314520 1314520520 5201314woaini aini1314520 asd123456789 qq123456789 qq1234567890
wang123456 zhang123456 li123456789 liu123456789 chen123456 a5201314520 q1w2e3r4t5 q1w2e3r4t5y6 anhyeuem123 anhyeuem12
anhyeuem1 matkhau123 matkhau1234 matkhau123456 khongbiet1 saranghae1 saranghae123 dkssudgktpdy gksrnrdj123 tkfkdgo123
sakura1234 naruto1234 naruto12345 doraemon12 doraemon123 pikachu123 arigato123 welcome123 welcome1234 welcome12345
welcome@123 welcome2020 welcome2021 welcome2022 welcome2023 welcome2024 welcome2025 admin12345 admin123456 admin1234567
admin@1234 admin@12345 administrator administrator1 root123456 test123456 test1234567 testtest123 testtest12 tester1234
guest12345 user123456 user1234567 demo123456 temp123456 temppassword changeme12 changeme123 changeme1234 changeit123
default123 default1234 master1234 master12345 secret1234 secret12345 topsecret1 supersecret private123 security123
computer12 computer123 computer1234 internet12 internet123 internet1234 samsung123 samsung1234 nokia12345 motorola123
iphone1234 android123 microsoft1 windows123 windows10pro linux12345 google1234 facebook12 facebook123 facebook1234
instagram1 instagram123 youtube123 youtube1234 whatsapp123 tiktok1234 minecraft1 minecraft12 minecraft123 fortnite123
fortnite12 roblox1234 roblox12345 starwars12 starwars123 starwars1234 startrek12 harrypotter harrypotter1 hogwarts12
gryffindor voldemort1 lordoftherings gandalf123 whatever12 whatever123 whatever1234 trustno1234 trustnoone trustnobody
nothing123 something1 everything everything1 forever123 forever1234 foreverlove foreveryoung freedom123 freedom1234
happiness1 happyhappy1 happy12345 lovelylove lovelove12 lovelove123 lovelovelove loveyou123 loveyou1234 loveme1234
lovers1234 mylove1234 myloveforever sweetheart sweetheart1 sweetheart12 sweetie123 sexygirl12 sexygirl123 hotmail123
hotmail.com gmail12345 yahoo12345 summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 winter2020
winter2021 winter2022 winter2023 winter2024 winter2025 spring2020 spring2021 spring2022 spring2023 spring2024 spring2025
autumn2023 autumn2024 autumn2025 january2024 october2024 monday1234 friday1234 december12 november12 september1
september11 september12 bitcoin123 bitcoin1234 bitcoin2021 bitcoin2024 bitcoin2025 satoshinakamoto ethereum123
ethereum12 dogecoin123 tothemoon1 tothemoon123 hodlhodlhodl binance123 binance1234 coinbase123 coinbase12 metamask123
crypto1234 crypto12345 trading123 trading1234 blockchain blockchain1 millionaire money12345 moneymoney1 lamborghini
ferrari123 mercedes123 mustang123 mustang1234 corvette12 yamaha1234 harley1234 mercedesbenz bmwm312345 correcthorsebatterystaple
`
const COMMON = new Set(`${gunzipSync(readFileSync(LIST)).toString()}${LONG}`.split(/\s+/).filter(Boolean))

/** Short favourites that people lengthen with digits, punctuation or repetition. */
const SHORT = new Set(
  `password passwort passwd passw0rd p@ssw0rd p@ssword pa$$word pass qwerty qwertz azerty qwert qwe qaz asdf asdfgh
  asdfghjkl zxcvbnm zxcvb 1q2w3e 1q2w3e4r 1qaz2wsx abc abcd abcdef admin administrator root user guest test demo login
  welcome letmein iloveyou loveyou love monkey dragon master shadow sunshine princess football baseball superman batman
  michael jordan hunter killer secret freedom whatever trustno trustno1 starwars charlie bailey hello hellohello summer
  winter spring autumn october december january monday friday london paris berlin istanbul moscow samsung apple google
  facebook computer internet bitcoin crypto ethereum binance wallet trading trader money fanfare changeme default temp
  123 1234 12345 123456 1234567 12345678 123456789 654321 87654321 111 1111 111111 000000 121212 112233 123123 123321 666666
  888888 999999 woaini 5201314 520 1314`
    .split(/\s+/)
    .filter(Boolean),
)
const TAIL = /(?:[!@#$%^&*?._-]{0,3}(?:0?\d|\d{2,4}|12345\d{0,5}|(?:19|20)\d\d)?[!@#$%^&*?._-]{0,3})$/

/** The public lists have repetitions of one or two characters up to this length; a longer one is not common. */
const RUN_MAXIMUM = 20

const isRepeated = (text: string) => /^(.{1,6})\1+$/u.test(text)

/** Whether a password is in the lists, in any case, or a short common word with digits or punctuation, or repeated. */
function isListed(password: string) {
  const text = password.toLowerCase()
  if (COMMON.has(text)) return true
  const unit = isRepeated(text) ? text.replace(/^(.{1,6}?)\1+$/u, '$1') : text
  if ((unit.length <= 2 && text.length <= RUN_MAXIMUM) || SHORT.has(unit)) return true
  return SHORT.has(text.replace(TAIL, ''))
}

const LOOKALIKES: Readonly<Record<string, string>> = {
  a: 'a4@',
  b: 'b8',
  e: 'e3',
  g: 'g9',
  i: 'i1!|',
  l: 'l1|',
  o: 'o0',
  s: 's5$',
  t: 't7+',
  z: 'z2',
}
const SHORTEST_NAME = 3

const fold = (text: string) => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** Finds a name in a folded password, also with digits in place of letters and with signs between them; null when the name is too short. */
function patternOf(name: string) {
  const letters = fold(name).match(/[\p{L}\p{N}]/gu) ?? []
  if (letters.length < SHORTEST_NAME) return null
  const classes = letters.map((letter) => (letter in LOOKALIKES ? `[${LOOKALIKES[letter]}]` : letter))
  return new RegExp(classes.join('[^\\p{L}\\p{N}]*'), 'gu')
}

/** Whether a password is short or common once each name in it counts as one character. */
function isMadeOf(name: string, password: string) {
  const pattern = patternOf(name)
  if (pattern === null) return false
  const folded = fold(password)
  const others = folded.replaceAll(pattern, '')
  const names = folded.match(pattern)?.length ?? 0
  return names > 0 && (passwordLength(others) + names < PASSWORD_MINIMUM || isListed(others))
}

/**
 * Whether a password is easy to guess here: common, or not much more than the name of the brand or of this product (contract §3).
 * @param brand `BRAND_NAME`
 */
export const isCommonPassword = (password: string, brand: string) =>
  isListed(password) || isMadeOf(brand, password) || isMadeOf('Fanfare', password)
