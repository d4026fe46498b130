pending-without-progress 358x261
~ Zd4D nbl_ 4hBh 5yRw 34BX 2NNE 6HxK ZiLc cZED l4bO e36Z PARX vq7s 5V5- fQT0 hSlA qNUh 8cpF pthN lq0c
~ d7Eq kYau uCMB WnUl PoEM
  rrraqrrcqrrbrss8rrscrrsbrss9qrr9rss8ttt4uvv0*13,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1ttu4uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1tuu2uuu2
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjqqqfpqqfstt6vvv0*7,ttt8qrrgssscpqqfttt9ttt6sttavvv1uvv0*3,
  vvv0uuu0tuu0sss4uuu0*12,tuu0tuu1uvv0vvv1uvv0*3,
  vvv0*4,vvv1vvv0*5,vvv1uvv0uvv1vvv0*3,uuu0vvv0*2,vvv1uvv0*3,
  vvv0*4,uuu7rss9sssattt8rsscrrscsstdttt7rssctuu7rss9stt9rrscstt8uuu3vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uuu5vvv0*7,vvv1*2,uvv2vvv0vvv2vvv0*4,uuv5vvv1uvv0*3,
  vvv0uvv6vvv0*4,ttt5tuu6nookmnngrrrdmnoooppfttt9vvv0*4,uvv6vvv1uvv0*3,
  vvv0uvv2uvv0*6,uuv0uvv0*9,vvv2vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
pending-with-progress 358x665
~ Zd4D nbl_ e4rX 5yRw 34BX 2NNE _zPJ ddAd cZED l4bO e36Z PARX vq7s 5V5- fQT0 hSlA duJH aee9 7Zvc lq0c
~ d7Eq XKj0 gKfr 38yr IfQh CTRh 38yr LwO_ WWQd QEyL sBU_ iYC2 LBG9 mOiS BFC0 aFSK 7uFF iYC2 LBG9 Nh3H
~ oxiX _EC5 7uFF eVZf zhw2 Ra97 nG4f zZtR 7uFF eVZf zhw2 S65- rlMJ 4EHH Ux0C V_4P vARR kYau uCMB WnUl
~ PoEM
  rrraqrrcqrrbrss8rssarssbqrrbrss8tuu2uvv0*14,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1tuu1opqafklg
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1rss3loo5knob
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nooeppqgqqqfpqqfttu4vvv0*4,uuu6qrrgrsseqrrdsssbttt8rrscsssasttavvv1uvv0*3,
  vvv0uuu0*2,stt1tuu1uuu0*2,nqq1kno0*7,jno0kno0*2,prr2vvv1uvv0*3,
  vvv0*4,vvv1vvv0*2,tuu0rtt0*2,rst1rst0rst1stt0rtt0stt0rss0stt0uuu0vvv1uvv0*3,
  vvv0*4,uuu7rss9sssattt8rsscrrscsstdttt7rssctuu7rss9stt9rrscstt8uuu3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,ttt0*4,stt2ttt0stt0*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqrbmoognppcoppgpqqeoppdqrr7rss1uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq9rss6opqaoppbnopcrss2tuu0pqq9pqqapqrepqqcpqqastt3*2,orq3mqp4uuu0vvv1uvv0*3,
  vvv0tuu0pqq5qrr5qrr6pqq5qrr7stt1ttt1rss5qrr7qrr8qrr6rss6prraqrr7psr2orq2uuu0vvv1uvv0*3,
  vvv0tuu0*5,rss5qrr7qrr6qrr9rss8qrraqrs7pqqaqrr7qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0pqq7rss5pqq9opqaopparss2tuu0rss3pqqapqqcqrr9pqqasss2tuu0orq2nqp3uuu0vvv1uvv0*3,
  vvv0tuu0oqq6qrr6qrr7pqq7pqq9stt3tuu0rss3qrr9qrrbqrr6prrapqq9qrraprq3nqp3uuu0vvv1uvv0*3,
  vvv0tuu0*4,stt2qrr6qrr7rss6qrs8qrra*2,qrs7pqqaqrr7qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrs5rss5rss6*2,qrr7stt1rss7pqqaqrr8qrrcpqqaqrr8stt2*2,stt3rss3uuu0vvv1uvv0*3,
  vvv0tuu0qrr4qrr5*2,qrr3qrr4stt0rss5qrr8qrr7qrr9qrr8rss7pqrbqrr7stt3rss3uuu0vvv1uvv0*3,
  vvv0tuu0rss5pqqeqrrbqrr9rss8pqqbqrr7qrr8pqqbqrrbqrr9pqr9pqqbrss5tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0qrraopqboppepqqdoppfpqqbqrraqrr8pqraqrr6qrrbqrr8pqr8qrratuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*7,stt0tuu0ttt0tuu0*2,stt2stt4rss6tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*12,rss3rss2stt1tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0opp8pqq6oppaopp9nopbstt1tuu0*3,qrr6pqqboqqbpqqcpqq8rss7qrs7uuu0vvv1uvv0*3,
  vvv0tuu0*5,stt2stt5rss5rss7sst4stt6sss5rss9rss8*2,tuu0ttt0uuu0vvv1uvv0*3,
  vvv0tuu0*4,ttt0rss2*2,stt1rss3rss4*2,stt2rss2rss1stt2tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0mnohnopgnooglnnkqrr9oppbpqqcmnnhttt0opqgpqrgopp9qrr5pqq9opp9pqqeuuu0vvv1uvv0*3,
  vvv0tuu0*5,stt1tuu0*4,stt0*2,ttt0tuu0*4,uuu0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0uuu5uvv0*16,uvv4vvv1uvv0*3,
  vvv0uvv7vvv0*4,ttt5tuu5nopilmniqrrflnnroppgsttcvvv0*4,uvv7vvv1uvv0*3,
  vvv0uuu3uvv0*5,uuv0uuu2uvv0*9,vvv3vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
pending-every-reason 358x563
~ Zd4D nbl_ kapW 5yRw 34BX 2NNE _zPJ 5-CV cZED l4bO e36Z PARX vq7s 5V5- fQT0 hSlA duJH aee9 7Zvc lq0c
~ XKj0 gKfr 38yr IfQh CTRh 38yr LwO_ WWQd QEyL sBU_ iYC2 LBG9 nRuD pFbJ 7uFF eVZf zhw2 xvgf ociS 8Qsk
~ 7uFF eVZf zhw2 Yctp tCTl Z2DE 7uFF eVZf zhw2 S65- 9_VN 8dfs qcht a0yC SD3g 8DkJ Ux0C V_4P vARR
  rrraqrrcqrrbrss7rss9sss8rrs8rssauvv0*15,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1tuu1npp9gklf
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,rss3loo7imnd
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0nooeppqgqqrepqqettu4vvv0*4,uuu6qrrgrsseqrrdsssbttt7rrscsssasttavvv1uvv0*3,
  vvv0uuu0*2,stt2ttt3uuu0*2,nqq1kno0*7,jnn1kno0*2,prr2vvv1uvv0*3,
  vvv0*7,tuu0stt0*10,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopph*2,nppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr6rss4qrr7pqq9oqq8rss2tuu0*2,stt2*2,tuu0*2,stt3stt2prr2orq2uuu0vvv1uvv0*3,
  vvv0tuu0nooapqq8pqq9opp8opqbstt2tuu0*2,qrr9pqr8pqq9*3,qrr7orq3mqp4uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr4pqq7qrr7oqq7qrr5tuu0*2,ttt1stt3rss6rss5rss9rss5rss6rss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss3*2,stt2rss4stt2*2,ttt0rss4qrr7qrr4qrrarss6rrs3qrs9stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0*2,stt1pqr7qrr6qrr7rssaqrr7qrs5qrraqrr7qrr9*2,qrr8rss7tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr4pqq7qrr7oqq7qrr5tuu0*2,stt4stt3rss5rss7sss6rss9*2,rss4*2,uuu0vvv1uvv0*3,
  vvv0tuu0rss3*2,stt2rss4stt3tuu0ttt0stt1prr7qrr5qrr9rss7qrr8rss4stt2*2,uuu0vvv1uvv0*3,
  vvv0tuu0stt3qrs5qrr6qrr9rss8rss6pqraqrr6qrr9pqrbqrr9qrr6qrr7rss3tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0qrr3prr5qrr6pqq5qrs4tuu0*4,ttt0stt2rss6stt3qrs5sss4rss4uuu0vvv1uvv0*3,
  vvv0tuu0rss4rss5sst3qrs5stt2tuu0ttt0tuu0ttt0qrr6pqq9qrr5qrrasss3stt2stt3uuu0vvv1uvv0*3,
  vvv0tuu0*3,ttt1qrr9qrr6prr7qrr9pqr9pqqbqrrarss8qrr6qrr7rss3tuu0*2,uuu0vvv1uvv0*3,
  vvv0tuu0*17,uuu0vvv1uvv0*3,
  vvv0tuu0stt2tuu0*11,ttt0sss5qrr6stt3uuu0vvv1uvv0*3,
  vvv0tuu0stt2tuu0*11,oqqcqrr5*2,qrr8uuu0vvv1uvv0*3,
  vvv0tuu0stt0*16,uuu0vvv1uvv0*3,
  vvv0tuu0nopgnppfoppfmnojrss5pqqapqqbnoogttt0qrrc*2,prr7rss4qrr8pqq7qrrduuu0vvv1uvv0*3,
  vvv0tuu0stt1*4,rss5stt1*3,tuu0rss5sss4rss3stt1sss1stt1*2,uuu0vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  uvv0*19,uuu0uvv0*3,
  uvv0*23,
not-joined 358x233
~ Zd4D nbl_ XxN8 5yRw 34BX 2NNE 6HxK Pufs cZED l4bO e36Z PARX vq7s 5V5- fQT0 hSlA qNUh 8cpF pthN lq0c
~ XKj0 gKfr 38yr IfQh CTRh 38yr LwO_
  rssarss9rrsdrss8uvv0*19,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1ttt6uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1uuu2*2,
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjqqqfpqqfstt6vvv0*7,ttt8qrrgssscpqqfttt9ttt6sttavvv1uvv0*3,
  vvv0uuu0tuu0sss4uuu0*12,tuu0tuu1uvv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*17,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopph*2,nppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
not-offered-here 358x205
~ Zd4D nbl_ LfPg 5yRw 34BX 2NNE 6HxK 2I0L cZED l4bO e36Z PARX vq7s 5V5- fQT0 hSlA qNUh 8cpF pthN lq0c
~ N4lW
  rssarss7qrrcrss9rssbrrs8uuu1uvv0*16,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivvv1uuu1stt4uuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1*2,uuu1tuu2uuu2
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjqqqfpqqfstt6vvv0*7,ttt8qrrgssscpqqfttt9ttt6sttavvv1uvv0*3,
  vvv0uuu0tuu0sss4uuu0*12,tuu0tuu1uvv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0*7,tuu5rrrbrss9stt8rssasssattt7stt8sssarssdtttbttt5vvv1uvv0*3,
  vvv0*19,uvv1uvv0*3,
  uuu0*19,uvv0*4,
identity-needed 358x261
~ Zd4D nbl_ uGhr 5yRw 34BX 2NNE 6HxK BKM6 cZED l4bO e36Z PARX vq7s 5V5- fQT0 hSlA qNUh 8cpF pthN lq0c
~ 7R7i kYau EbQf WnUl PoEM
  qrrcrrscrssbrss9qrr9rss8uvv0*17,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvvv1uuu1stt5uuu2
  vvv0uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vvv1uuu1tuu3uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oppjpqqfoppgstt6vvv0*7,ttt8qrrgssscpqqfstt9ttt7sttavvv1uvv0*3,
  vvv0uuu0tuu0stt3uuu0*12,tuu0*2,uvv0vvv1uvv0*3,
  vvv0*9,uvv0uvv1vvv0*8,vvv1uvv0*3,
  vvv0*9,ttt9sttbsssbrrrcttt9stt9qrrbrsscsttbttt9vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0vvv1uvv0*3,
  vvv0uvv5vvv0*6,vvv2vvv0uvv3vvv0vvv1vvv0*5,uvv5vvv1uvv0*3,
  vvv0uvv6vvv0*4,uvv2uuu1pqqelnnlqqrkmnohnoojvvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv2uvv0*16,vvv2vvv1uvv0*3,
  uvv0vvv0*18,uvv0*4,
  uvv0*23,
every-day 358x323
~ Zd4D nbl_ DYEu 5yRw 34BX 2NNE Vd47 oqVc cZED l4bO RtOD 7h-p vq7s _Fq1 fQT0 hSlA 4VXm 6UYd 7QUg lq0c
~ 0Nhs XKj0 gKfr 38yr IfQh CTRh 38yr LwO_ kYau 84O_ WnUl oKtF
  rrs9rssarss8stt7uvv0*19,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0pqqepqqdrsserss9rrravvv0*6,rss8opphopplpqqdnopjpqqerss6vvv1tuu1npp9gklf
  vvv0ttt1sss6tuu1sss3ttt2vvv0*7,uuu4ttt4uvv0stt5tuu2vvv1*2,uuu1tuu3mppb
  vvv0*15,stt4pqqapqqcuuu0vvv1uvv0uuu0uvv0
  vvv0*16,uvv0*2,vvv0vvv1uvv0*3,
  vvv0ttt8ssscuuu4vvv0*12,tuu5uuu4uuu5vvv1uvv0*3,
  vvv0stt5qqr7uuu1vvv0*8,uvv0stt0*3,rss2prr5tuu2vvv1uvv0*3,
  vvv0uuu0*11,rst1kno0*5,prr2vvv1uvv0*3,
  vvv0*2,ttu9sss7sss9ttt7rrsc*2,sstcsssbssscttt8sss9sssbrrrcttt7stt8sss8tuu7vvv1uvv0*3,
  vvv0*3,vvv1vvv0*11,vvv1vvv0*3,vvv1uvv0*3,
  vvv0uuu0tuu0*16,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqrbmnognopdoppfopphnppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0tuu0*11,tuu1tuu0*4,uvv0vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  vvv0uvv6vvv0*4,uuu5vvv1uuu5sttattt6*2,uvv3vvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,tuu6uuu3oppcpqqirss8pqqgpqqbuuu3vvv0*4,uvv6vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  uvv0*19,uuu0uvv0*3,
  uvv0*23,
two-steps 358x319
~ Zd4D nbl_ noHQ 5yRw 34BX 2NNE eFCc EVoR cZED l4bO 1fbg DIHV vq7s a7Ol fQT0 hSlA IIRx 6ruo rAOh lq0c
~ d7Eq XKj0 gKfr 38yr IfQh CTRh 38yr LwO_ kYau -fRp WnUl PoEM
  rrsarss6qrrastt5uvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0mnohoopgmnnflmnjqrr8vvv0pqqcmnoflmnsrrs9lmnfnoofrrs9oppjqrrdoppdnoocpqqjvvv1tuu1nopcimnd
  vvv0vvv1vvv0uvv1vvv0vvv1vvv0*2,vvv1vvv0*2,uuu2vvv0ttu2tuu5sst7ttu5vvv0*2,vvv1uuu1stt4tuu1
  vvv0sssbsst9stt8rrshtttavvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0noogpqqhmnoiqrrdqqqdvvv0*4,rrrcrsseqrrfqqqgtuu6stt7rrscrrsesttavvv1uvv0*3,
  vvv0uuu0*3,rss5tuu0uuu0*8,npq3kno0*3,prr2vvv1uvv0*3,
  vvv0*4,vvv1vvv0*5,vvv1uvv0uvv1vvv0tuu1stt0rss0stt0uuu0vvv1uvv0*3,
  vvv0*4,uuu7rss9sssattt8rsscrrscsstdttt7rssctuu7rss9stt9rrscstt8uuu3vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*9,ttt0*4,stt2ttt0*2,stt0uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqrbmoognppcoppgpqqeoppdqrr7qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*2,ttt4ttt6rsscpqqnttt6rssbrrrftuu7sss9ttt7sss8ssscvvv0*2,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*2,vvv1uvv1rss5ttt5sss6qrr4ttt5qrrarrrbpqqbrss3uuu3vvv0*2,uvv6vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0uvv0*17,uuu0*2,uvv0*3,
friends 358x289
~ Zd4D nbl_ znUD 5yRw 34BX 2NNE Vd47 v4Qq cZED l4bO rxIR 29O5 vq7s hynS fQT0 hSlA 4VXm 6UYd kH2H lq0c
~ XKj0 gKfr 38yr IfQh CTRh 38yr LwO_ kYau QIS9 WnUl oKtF
  rrscrss9stt5uvv0*20,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0tuu1uvv0
  vvv0oppeoopdmnnflmnjqrr8vvv0*7,qqrcpqqbnooaqqrfnoobsss7vvv1tuu1moodfklg
  vvv0uuu1vvv0uvv1vvv0*9,stt4uuu3vvv0*2,uuu2vvv0vvv1uuu1ttu2npqa
  vvv0rsscsttarrresst8*2,rss9vvv0*12,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0qrrcoppgttt6vvv0*12,stt8ttt9uuu6vvv1uvv0*3,
  vvv0tuu1stt2tuu0*9,rss2imn0*4,ilm0oqr2vvv1uvv0*3,
  vvv0*13,tuu0*5,vvv0vvv1uvv0*3,
  vvv0tuu0*15,ttt0stt0uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopphoppgnppdqrr7qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*4,vvv1stt7uuu4uuu5uuu3stt7ttt5vvv0*5,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*4,vvv1uuu3pqqdrrr8sss4pqqcsst5vvv0*5,uvv6vvv1uvv0*3,
  vvv0*2,uvv0*16,vvv0uvv1uvv0*3,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  uvv0*23,
a-loss 358x289
~ Zd4D nbl_ Zoj_ 5yRw 34BX 2NNE 6HxK kFoE cZED l4bO dUdv PARX vq7s 5V5- fQT0 hSlA HKHR VlSM QFd8 lq0c
~ XKj0 gKfr 38yr IfQh CTRh 38yr LwO_ kYau K9my WnUl PoEM
  rss9rrs8uuu0uvv0*20,
  uuu0*20,uvv0*3,
  vvv0*19,uvv1uvv0uuu0uvv0
  vvv0ppqfoppgnopfmnoirrr7vvv0*4,mnojnoodpqqjpqqcmnoeppqkrrrfppqgrss9vvv1uuu2rrrbuuu2
  vvv0ttt2uuu1ttt1uuu2vvv1vvv0*4,vvv1uuu2vvv1stt4uuu1vvv1rss8ttt4vvv0vvv1uuu1stt4uuu2
  vvv0ttt6stt6sttarrrfttt6vvv0*13,vvv1uvv0uuu0uvv0
  vvv0*19,vvv1uvv0*3,
  vvv0oopfpqqepqqdpqqcuuu3vvv0*5,rssc*2,qqrfsssbstt7ttt8rrsbstt7vvv1uvv0*3,
  vvv0uuu0*2,sst3tuu2uuu0*10,ttt1uuu0*2,uvv0vvv1uvv0*3,
  vvv0*19,vvv1uvv0*3,
  vvv0tuu0*17,uvv0vvv1uvv0*3,
  vvv0tuu0rss6tuu0*7,pqqbmnognopdopph*2,nppdprr8qrr2uuu0vvv1uvv0*3,
  vvv0uuu0*17,vvv0vvv1uvv0*3,
  vvv0vvv2uvv0*16,vvv1*2,uvv0*3,
  vvv0uvv6vvv0*3,tuu3uvv2sss9rsseuuu5ttt5sssbuuu5ttu7uvv3vvv0*3,uvv6vvv1uvv0*3,
  vvv0uvv6vvv0*3,vvv2uuv2qqr9rrs9sss9opparrrapqqgqqrcuuu3vvv0*3,uvv6vvv1uvv0*3,
  vvv0vvv1uvv0*16,vvv0vvv1uvv0*3,
  uuu0uvv0*18,uuu0uvv0*3,
  uvv0*23,
completed 358x237
~ Zd4D nbl_ wWM_ 5yRw 34BX 2NNE M8Xg Ubj2 UqRy 5BaJ l4bO e36Z PARX vq7s 5V5- kYau bELe 0yKC _02q
  rss9rrsarrsbrrs9uvv0*19,
  uut0uur0*18,uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vus0uuu0
  vvu2ppqfoppgnopfmnoirrr7vvv0*6,sss8rrramnnmsssaoppkpqqcqqrivus3vqh2qj57vpe2
  vvu2ttt2uuu1ttt1uuu2vvv1vvv0*6,qrrarss8uuu1sst5ttt6uuu1vvv1vus3vrj1rk74vqh2
  vvu2ttt6stt6sttarrrfttt6vvv0*13,vus3uuu0*3,
  vvu2vvv0*18,vus3uvv0*3,
  vvu2voc1vn70*16,vsl1vus3uvv0*3,
  vvu2vn72vm50*4,rj49oh4bng3bng3dph4aoh4fqi49tl56vm50*4,vqh2vus3uvv0*3,
  vvu2vri1vpd0*16,vto1vus3uvv0*3,
  vvu2uuu6uuu5*2,tuu8uuu7ttt9uuu7ttu7ttt8uvv3tuu6uuu6sssavvv2uuv2tttauuu5tuu9vus3uvv0*3,
  vvu2vvv3stt6tuu2uvv2ttt4*2,uuu6uuu2uuu3ttu7ttt3ttu6uuu2ttt6uuu4uuu2tuu4vvv2vus3uvv0*3,
  vvu2vvv0*8,uuu4rssdsss8sstcstt7sss9tuu5rrscsttb*2,vus3uvv0*3,
  vur3vvv0*18,vur3uvv0*3,
  uuu0utr0*18,uvv0*4,
granted 358x128
~ Zd4D nbl_ i8zj 5yRw 34BX 4m3a c5Rx gVqU eg3I a-pn l4bO e36Z PARX OBAE 5V5-
  qrr9rssbrrs8uvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqqresss6uuu1qrrcrss8rrseqrrastt7qrr9rss9qrrcqrr9stt5qrr9sss9uuu1uvv0stt5uvv0
  uuu0uvv0*14,uuu0uvv0*3,uuu0uvv0*3,
  uuu0*20,uvv0*3,
granted-under-review 358x188
~ Zd4D nbl_ SK-0 5yRw 34BX 4m3a c5Rx gVqU eg3I a-pn l4bO e36Z PARX vq7s 5V5- G1aC 9RqS F546 gGmS
  qrr9rssbrrs8rssaqrr9sss7rrsbrss9uvv0*15,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*10,uuu0*8,uuu1uvv0*3,
  uuu0uvv0*10,uuu0rss5pqq6pqqaprraqrr8qrrbtuu0uuu1uvv0*3,
  uuu0uvv0*3,uuu0*4,uuu1*2,uuu0*2,tuu2uuu1tuu3*2,tuu2uuu0*2,uuu1uvv0*3,
  uuu0uvv0*3,stt6rrrarrsbrssarss9stt8qrr7rssasss9qrr9sss9qrrarssbsss8sst5uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
granted-on-hold 358x211
~ Zd4D nbl_ sRbm 5yRw 34BX 4m3a c5Rx gVqU eg3I a-pn l4bO e36Z PARX vq7s 5V5- BsjS 0ejn F546 r0BW
  qrr9rssbrrs8rss9*2,qrrcuvv0*17,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*2,stt0uvv0
  uuu0moognooglmnfkmmjpqq8uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1gmk54fa4bkg7
  uuu0ttu1uuu0tuu1tuu0uuu0uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1lpn48hd5iol7
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0stt5uvv0
  uuu0uvv0*13,uuu0*5,uuu1uvv0*3,
  uuu0uvv0*13,stt3oppdqrr6pqqdtuu0uuu1uvv0*3,
  uuu0uvv0uuu2uuu1*2,uvv0ttt2tuu2uvv0uuu0tuu2uuu1uuu2tuu3uuu1tuu1tuu3uuu0uuu2uuu1uvv0*3,
  uuu0uuu1rrscqrrdsss9stt7sst8stt5rss8qrrbstt7rss9rss8qrrarss7qrrarssbqqr9sss6uuu1uvv0*3,
  uuu0uvv0*15,uuu1rssbstt7uuu1uvv0*3,
  uuu0uvv0*16,uuu0uuu1*2,uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
unsatisfied 358x420
~ Zd4D nbl_ 5ZO9 5yRw 34BX 2NNE tsBH bSHH nlLD a-pn l4bO e36Z dDtw vq7s 5V5- fQT0 hSlA duJH aee9 7Zvc
~ lq0c MgEq XKj0 gKfr 38yr IfQh bAzO 38yr LwO_ WWQd QEyL sBU_ iYC2 LBG9 uTA5 pFbJ 7uFF eVZf zhw2 xvgf
~ 24EM 8dfs Ux0C V_4P vARR
  rssbqrraqrrdqrr9uvv0*19,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0mnodoppfppqeoppestt4uvv0*4,ttt6pqrfqrrepqqdqrrasss8qrrbrrr9rssauuu1uvv0*3,
  uuu0ttu0ttt0sss1stt1ttt0*2,lop2hlm0*10,nqq2uuu1uvv0*3,
  uuu0*7,tuu0stt0*6,rst1stt0*3,tuu0uuu1uvv0*3,
  uuu0uvv0*10,uuu0rrs9qrrbsss9rss8rss7qrrbstt8uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0*10,stt0ttt0stt3*2,stt1stt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0rss6tuu0*8,stt3pqq8noogpqqdoppcqrr7rss1tuu0uuu1uvv0*3,
  uuu0tuu0*18,uuu1uvv0*3,
  uuu0tuu0oppaqrs6opqanppcnopcrss2tuu0*2,stt2rss6rss7ttt1stt4rss4orq3mqp4tuu0uuu1uvv0*3,
  uuu0tuu0pqq6qrr6qrr5pqq5qrr7stt1tuu0*2,qrr9qrr6rss6pqr8qrr7rss5psr2orq2tuu0uuu1uvv0*3,
  uuu0tuu0*18,uuu1uvv0*3,
  uuu0tuu0opq9pqqaoqq9opq8oppbstt1tuu0stt3qrr8pqr9qrr9qrrdqrr7qrsarss5*2,tuu0uuu1uvv0*3,
  uuu0tuu0stt1*2,ttt0stt3stt1ttt1stt3rss4rss5rss4rss9stt1rss3rss4stt1*2,tuu0uuu1uvv0*3,
  uuu0tuu0*3,ttt1qrr7qrr5qrr7rss7qrr7qrr8*2,rss5qrr5rss5rss3tuu0*3,uuu1uvv0*3,
  uuu0tuu0stt0*16,tuu0uuu1uvv0*3,
  uuu0tuu0nopgnppfoppfmnojrss5pqqapqqbnoogttt0qrrc*2,prr7rss4qrr8pqq7qrrdtuu0uuu1uvv0*3,
  uuu0tuu0stt1*4,rss5stt1*3,tuu0rss5sss4rss3stt1sss1stt1*2,tuu0uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
sold-out 358x263
~ Zd4D nbl_ 9438 5yRw 34BX 2NNE tsBH bSHH nlLD a-pn l4bO DHwg bSnk vq7s v_n6 fQT0 hSlA BHly eBKs lq0c
~ xnpG XKj0 gKfr 38yr IfQh 9ipK 38yr LwO_
  rrsarss9rrsbuvv0*20,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0uvv0uuu0uvv0
  uuu0qrr8qrr6*2,pqqcrss3uvv0*10,qrr7oppfqrrduuu1tuu0stt4tuu1
  uuu0stt3rss2ttt1sst3ttt1uvv0*10,rss5ttt3stt5uuu1tuu0stt4tuu1
  uuu0qrrbrss7qrrdrss7uvv0*14,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,qrrcrrrcpqqepqqfttt5rss9pqqfqrrerssauuu1uvv0*3,
  uuu0kno2jnn0*12,imn1jnn0*3,oqr2uuu1uvv0*3,
  uuu0rst0qss0*11,qss1qss0*4,stt0uuu1uvv0*3,
  uuu0uvv0*6,stt6qrrarsscrss7rss9stt5qrreqrr9rsscrss7sss6sss7uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0*10,ttt0stt1tuu0stt2ttt0*2,stt0uuu0uuu1uvv0*3,
  uuu0tuu0rss6tuu0*7,qrr6opq9oppboppfnpphpqqcqrr7qrr2tuu0uuu1uvv0*3,
  uuu0tuu0*17,uuu0uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claim-expired 358x263
~ Zd4D nbl_ PqlB 5yRw 34BX 2NNE tsBH bSHH nlLD a-pn l4bO e36Z dDtw vq7s 5V5- fQT0 hSlA LN0H LTl7 lq0c
~ 4opo XKj0 gKfr 38yr IfQh 9ipK 38yr LwO_
  rrsbrssdrss8rrrcrrs9uvv0*18,
  uuu0*20,uvv0*3,
  uuu0uvv0*18,uuu0*3,uvv0
  uuu0oppaopp9nop9noobqrr5uvv0*6,qrr9pqqbklmnqrrbnoolnoodopqiuuu1tuu1sss5ttt1
  uuu0tuu0uuu0*4,uvv0*6,qrr8rss6uvv0rss4stt4uvv0*2,uuu1tuu0stt3tuu1
  uuu0sst5rss6rssaqqresss6uvv0*13,uuu1uvv0uuu0uvv0
  uuu0uvv0*18,uuu1uvv0*3,
  uuu0uvv0*9,rrsbqrrdpqqf*2,stt7rss7qrrbqrrerssauuu1uvv0*3,
  uuu0kno2jnn0*12,jmn0jnn0*3,oqr2uuu1uvv0*3,
  uuu0rst0qss0*16,stt0uuu1uvv0*3,
  uuu0uvv0*3,stt6rrsdsss7rss8qrrbrss9rssarrsaqrrcrss8rsscpqrfsst6qrrbstt9uuu1uvv0*3,
  uuu0*19,uuu1uvv0*3,
  uuu0tuu0*10,ttt0stt1tuu0stt2ttt0stt0*2,tuu0uuu1uvv0*3,
  uuu0tuu0rss6tuu0*7,qrr6opq9oppboppfnpphpqqcqrr7rss1tuu0uuu1uvv0*3,
  uuu0*2,tuu0*16,uuu0uuu1uvv0*3,
  uuu0*20,uvv0*3,
  uvv0*23,
claiming 358x237
~ Zd4D nbl_ UnqF 5yRw 34BX 2NNE M8Xg Ubj2 UqRy 5BaJ l4bO e36Z PARX vq7s 5V5- kYau 5Ty_ vtpN 0yKC _02q
  rrsbrrseqrrcuvv0*20,
  uut0vus0*17,uur0uuu0uvv0*3,
  vus2vvv0*18,vur3uuu0vur0uuu0
  vvu2nopgoopgmnnflmnjqrr8vvv0*6,rrraqqrbkmmnrsscnopmoppepqqjvus3vqh2pi47vpc2
  vvu2uuu1vvv0uvv1vvv0*8,rss8stt7vvv0ttt4uuu4vvv0*2,vus3vrk1sl83vri2
  vvu2ttt6stt6sttarrrfttt6vvv0*13,vus3uuu0*3,
  vvu2vvv0*18,vus3uvv0*3,
  vvu2voc1vn70*11,um71vn70*4,vsl1vus3uvv0*3,
  vvu2vn72vm50*3,sk55qi4bng3flf3cqi49oh4eqi48sk59qi49vm50*4,vqh2vus3uvv0*3,
  vvu2vri1vpd0*16,vto1vus3uvv0*3,
  vvu2uuu6uuu5*2,tuu8uuu7ttt9uuu7ttu7ttt8uvv3tuu6uuu6sssavvv2uuv2tttauuu5tuu9vus3uvv0*3,
  vvu2vvv3stt6tuu2uvv2ttt4*2,uuu6uuu2uuu3ttu7ttt3ttu6uuu2ttt6uuu4uuu2tuu4vvv2vus3uvv0*3,
  vvu2vvv0*8,uuu4rssdsss8sstcstt7sss9tuu5rrscsttb*2,vus3uvv0*3,
  vur3vvv0*18,vur3uvv0*3,
  uuu0utr0*18,uvv0*4,
polling 358x284
~ Zd4D nbl_ DovU 5yRw Zd4D K8bG UAje j9IP 34BX 2NNE M8Xg Ubj2 UqRy 5BaJ l4bO e36Z PARX vq7s 5V5- kYau
~ bELe 0yKC _02q
  rrsbqrresst4uvv0*20,
  uvv0*23,
  tuu3stt4stt6tuu3*2,uuu1uvv0*12,stt4oppfnopfpqqbpqq9
  ttt2stt4*3,stt3uuu1uvv0*12,ttt1pqq1rrs3noo9qrr3
  uus1vus0*18,uuu0uvv0*3,
  vut2vvv0*18,vus3uuu0vtq0uuu0
  vvu2mnohnoohlmnhkmmkqrr9vvv0*6,qrrbpqqdkmmnrrsdnoonoppepqqjvus3vqg2oh48vob2
  vvu2vvv0*11,sss7ttt5vvv0ttt2uuu3vvv0*2,vus3vsl1tma2vrk2
  vvu2ttt6stt6sttarrrfttt6vvv0*13,vus3uuu0*2,uvv0
  vvu2vvv0vvu0*16,vvv0vus3uvv0*3,
  vvu2vo92vm50*6,vm51ul50vm50*8,vrj2vus3uvv0*3,
  vvu2vn72vm50*4,rj49ph4aoh4aoh4cqi4aoh4eqi49tl55vm50*4,vqh2vus3uvv0*3,
  vvu2vsl1vqh0*16,vuq1vus3uvv0*3,
  vvu2uuu8ttt7sss8sttbsss9rrsctttasss9rsscuuu5rss8ttt8qrrcuuu5tuu4rssdstt9tttbvus3uvv0*3,
  vvu2vvv0uuu3vvv0*2,vvv1*2,vvv3vvv0*2,uuu5vvv1uuu5vvv0uuu4vvv2vvv0vvv2vvv1vus3uvv0*3,
  vvu2vvv0*8,uuu3rsscsss8sttbstt7sss9tuu5rssctttasttbvus3uvv0*3,
  vur3vvu0*17,vvt0vur3uvv0*3,
  uuu0uus0*17,uut0uvv0*4,
of-a-visitor 358x128
~ Zd4D nbl_ Wz_O 5yRw 34BX 2NNE 6HxK ZiLc cZED l4bO dkBN PARX Ph7- 5V5-
  rss9rss7rsscrssauvv0*19,
  uuu0uvv0*17,uuu0*2,uvv0*3,
  vvv0*19,uvv1uuu0*2,uvv0
  vvv0nopgoopgmnnflmnjqrr8vvv0*7,oppenooeoppmppqenophqrravvv1uuu1tuu5uuu2
  vvv0uuu1vvv0uvv1vvv0*9,uvv2sst7vvv1sss6uuu3vvv1*2,uuu1tuu1uuu1
  vvv0ttt6stt6sttarrrfttt6vvv0*10,uvv2rssduuu4vvv1uvv0uuu0uvv0
  vvv0*19,uvv1uvv0*3,
  uuu0*20,uvv0*3,
money-normal 358x245
~ Zd4D nbl_ n3md 5yRw 0Att K8bG FBrI sOHW X5Ym wm0S KVlh sgJ2 WinM Q8L5 sd2n sZmA 1585 yUAv Ijez sd2n
~ sZmA fYYM AKRp 4o0f sd2n sZmA BuGh yUAv z0pm
  rssarrsarss9rssarrsatuu4uvv0*17,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*13,qrrbrrr9stt8ttt4ttt6pqqhnoohqrr8uuu1vvv2
  vvv0*13,rrr5opp7opp8qrr6rss3qrr6*2,pqq6uuu3vvv2
  vvv0uvv0*10,vvu0vtp0*2,ttr1orq0*6,uvv1vvv2
  vvv0stt0*10,ttr2voc0*2,poh59ie0*6,qsr3vvv2
  vvv0*22,vvv2
  vvv0*4,tuu6sssdsssesstbrssbutt5vrj1vvv0*5,tuu6rssdsssbsssampo7psr4vvv2
  vvv0*2,ttt8uvv4ttt7tttasttbrssbrrscqrrarss8vvv0*2,uuu3uuu4tttbrssdsssarss9rrrdqrrbtuu2vvv2
  vvv0*2,stt5rrrbstt5rrresss8stt4ttt4stt5uuu3vvv0*2,sss4sss5ttt4sss6stt3ttu4ttt4ttt5vvv1vvv2
  vvv0*16,vvv2uuu6uuv4uvv4vvv0*2,vvv2
  vvv0*15,vvv1stt7tttastt8stt7uuu3vvv0vvv2
  vvv0*13,rrs8qqr9qrrgoppkoppgopqhoppinoohttt3vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
money-missed 358x247
~ Zd4D nbl_ yi3K 5yRw 0Att K8bG FBrI A_wD sGkv KwbD sOHW X5Ym wm0S KVlh WinM cLDA Q8L5 sd2n sZmA 1585
~ q3p9 Ijez sd2n sZmA BuGh q3p9 CbPu sd2n sZmA 2MsO q3p9 F9vn
  rssarrsarss9rrscrss8ttt3uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0mnnalmmettt8ttt5uuu3vvv0*7,rrsarss7ttt6uuu2tuu5qrreoppgrrr6vvv1vvv2
  vvv0qqr6pqq6ttt7rss8uuu5vvv0*7,qrr7nooanop9pqq8rss4qqq8pqq7opp7tuu3vvv2
  vvv0*14,uvv0stt0*6,vvv0vvv2
  vvv0rssarrs9*2,rrsaqrsastt5rss0*7,mpo55gc0*5,6gc0psr4vvv2
  vvv0*22,vvv2
  vvv0*5,sttarssdsttbrrscttt8tuu0vvv0*5,tuu6rssdsssbsst9mpo7psr4vvv2
  vvv0*7,rss7stt8sss6stt5vvv0*6,vvv1stt6sssasss7uuu1vvv2
  vvv0*7,sss8rss8rrr8ttt6vvv0*6,uuu2sst6rss8rrs9uuu2vvv2
  vvv0*19,vvv2vvv0*2,vvv2
  vvv0*18,uuu3sstattt6uuv2vvv2
  vvv0*17,tuu3oppi*2,noohttt3vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
money-nothing-open 358x214
~ Zd4D nbl_ fLE_ 5yRw 0Att K8bG FBrI sD-T sOHW X5Ym wm0S KVlh Q8L5 sd2n sZmA 1585 q3p9 ELfR
  rssarrsarss9rssbqrrcrrs8qrrbstt6uvv0*15,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,qqqdqrrbrss9stt5ttt7ppqimnnjpqqauuu2vvv2
  vvv0*13,rss4ppq5pqq6rrr5sss2rrs4rss4qqr4uuu2vvv2
  vvv0*22,vvv2
  vvv0*9,rsscsst8sst9sssastt6ttt6pqqjrrrasttbsss9rssbsst8uuu6vvv2
  vvv0hnl3fmj0*7,eli2fli0eli0eli1*2,fmj0*4,eli1eli2*2,stt2vvv2
  vvv0lpn2iol0*18,iom0tut2vvv2
  vvv0*17,vvv4vvv2vvv1tuu1uvu1vvv2
  vvv0*16,tuu6stt9ttt9stt8orq5rts3vvv2
  vvv0*17,tuu3pqqcoppinoohttt3vvv2
  vvv0*22,uvv2
  uvv1vvv0*20,uvv0uuu0
money-of-a-visitor 358x162
~ Zd4D nbl_ MgX0 5yRw 0Att K8bG i-qw A_wD orAt KwbD wm0S KVlh 71rR jDZo y1Ed Deni
  rssarrsarss8*2,rss9rsscsst6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0oppdlmmettt8ttt5uuu3vvv0*2,uuu2tuu4qrr9vvv0rrs8sst4sss3qqrfttt7rrsdqrr7uuu3sss9vvv1vvv2
  vvv0qrr4pqq7ttt7rss8uuu5vvv0*2,tuu2noocopp6qrr9lmmioop7ppq5rrs9rrr4opp7*2,oppcqrr7tuu3vvv2
  vvv0tuu0stt0*14,tuu1stt0*4,vvv0vvv2
  vvv09fh55ce0*14,bjg95gc0*3,6gc0psr4vvv2
  vvv0*6,vvv1vvv0*15,vvv2
  vvv0uuu3qrrcrssarssgqqrhrrrfqqrjpqqhopphimn4tuu4ttt7rss8rsseqrrhqrrdqrrhopphoppjmqo4psr4vvv2
  vvv0*22,uvv2
  uuu1vvv0*20,uvv1uvv0
