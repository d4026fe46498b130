hold 358x261
~ Zd4D nbl_ -wun 5yRw v5pK Qpoy Jiyx fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd w4XM OzPr 0ejn F546 r0BW
~ zLXg DdZZ pTB5 sJjJ HaoC y2n4 4g8k kCMT OE_8
  rrscsss8uvv0*21,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,vvv2ttt4tttbtttasttboppenopglmnjjklhnooevvv0rss1ttt0vvv0vvv2
  vvv0*8,vvv1uvv1uuu1vvv1*2,uuu0uuu2*3,vvv2uvv0koobloocvvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*13,rrs5pqq9pqqaoppeqrr8nppcqrs8qrr9vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,uuv2ttt5vvv0*5,npq4jno4stt0*5,iol3rts3vvv2
  vvv0*7,uuu2vvv0*5,stt1rst2vvv0*5,rts1uvu1vvv2
  vvv0*5,vvv2sssasss9vvv0*3,rssbrss8pqqfstt7vvv0*3,vvv2qrrbqrrcuuu4vvv2
  vvv0*4,uuv3sss9ttt9stt8uuu6ttt7rssbtuu6rssbstt8uuu5vvv0*3,ttt7rsscttt6uuu3vvv2
  vvv0*22,vvv2
  vvv0*2,uuu4ssscsssdsttdsssdtttasstbrsscttt8sss8rrsdrssdttt6sssbrrrfttt8qqrfssterssauuu5vvv2
  vvv0*4,vvv2vvv0*9,vvv2vvv0*7,uvv2
  uvv1vvv0*21,uuu0
review 358x261
~ Zd4D nbl_ ezvy 5yRw v5pK Qpoy Jiyx fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd w4XM OzPr 9RqS F546 gGmS
~ DdZZ pTB5 sJjJ Vb1X hdfL xQ6w kCMT xWVn
  rssarrsbtuu4uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,uuu2stt5ssscsssbssscnnofnoogklmkikkjnoofuvv0rss1stt1vvv0vvv2
  vvv0*14,vvv3vvv2vvv1vvv2uvv0looalopbvvv0vvv2
  vvv0*14,rssdsss8stt7stt8vvv0uuu0*2,vvv0vvv2
  vvv0*15,uvv0*6,vvv0vvv2
  vvv0*15,qrr7pqqapqqbqrr8qrr9rss6vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,uuu3ttt5vvv0*5,mpp4imn5stt0*5,hnk3qsr3vvv2
  vvv0*6,vvv1uuu1vvv0*5,tuu2stt1vvv0*5,stt1uvv1vvv2
  vvv0*5,vvv2sss9*2,vvv0*4,rss9qrrfttt6vvv0*3,vvv2qrrbqrrcuuu4vvv2
  vvv0*3,vvv1sss7sttbtttbttt6vvv0*10,ttt7rsscttt6uuu3vvv2
  vvv0*22,vvv2
  vvv0*7,sstcsstbsssdrssdssscttt7sss7ssscsttcsss9qrrhrssdsttcsss9uuu3vvv2
  vvv0*9,vvv1vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
address-needed 358x271
~ Zd4D nbl_ lMaQ 5yRw v5pK Qpoy Jiyx fgyx L1tQ uRlI 5yRw x9tO -TqT omjZ w4XM OzPr Dfvn vb51 r0cJ jf5d
~ DdZZ pTB5 D8E1 h_0i LtTc 2ZA9 kCMT Hlmk
  qrrbqrrarss7rss8rrsarrs9uvv0*17,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*12,uvv2noodoopbpqqenoomqqr7uvv0qss3rtt2vvv0vvv2
  vvv0*13,uvv3uuu6uvv2uuu4uuv4uvv0loobnqqdvvv0vvv2
  vvv0*14,rssdsss8stt7stt8vvv0uuu0*2,vvv0vvv2
  vvv0uvv2uvv0*8,vvv1vvv0*11,vvv2
  vvv0uvv6qrrapqqfpqqkrrsioppcqqrdoopirrrduvv6vvv0*3,usq2spmbtpm8tqoaspm7tqobtqo9vvu0vvv2
  vvv0uuu4ttt5uvv0*2,stt3tuu2uvv0*2,uuu2uvv4vvv0*3,vut0vts2vut0utr3vts1vut0vts2vvv0vvv2
  vvv0*7,uvv0vvv0*5,uvv0uuu0vvv0*5,uvu0vvv0vvv2
  vvv0*6,uuu3sst6vvv0*5,lop5hlm5stt0*5,fmj4psr4vvv2
  vvv0*5,vvv1uuu8uuu5vvv0*4,tuu7ttt8tttcvvv0*5,uuu5*2,vvv2
  vvv0*6,ttu1ttu4vvv0*4,tuu6rss9uuu2vvv0*4,vvv2sssauuu2vvv2
  vvv0*12,uuu4sssauuu5vvv0*3,ttt7sssauuu3vvv1vvv2
  vvv0*10,vvv1vvv3*2,vvv0vvv1uvv4vvv1vvv0vvv1*2,vvv2vvv0vvv2
  vvv0*10,stt8sttasssdsstastt7ttt8sssesss9ttt9sssasst7vvv2*2,
  vvv0*22,uuu1
partly-used 358x246
~ Zd4D nbl_ vCKf 5yRw v5pK Qpoy Jiyx fgyx L1tQ CG9- 5yRw x9tO -TqT 3pnq J6Lx w4XM OzPr 0ca0 rclZ VMAr
~ DdZZ pTB5 sJjJ uw4f icCy 7yH0 irsz e8dh a7FK
  qrrbqrrcsss8rrs8tuu1uvv0*18,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*8,ttt6uuu5ttu6tttbtttanoofnopglmnjjklhnooevvv0rss1stt0vvv0vvv2
  vvv0*8,vvv1tuu5uvv1uuu5uvv2vvv1uuu2*3,vvv2uvv0mpp7*2,vvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*17,uvu0*4,vvv0vvv2
  vvv0*16,uvv0psq5mqo9psq7qtr3uvu0vvv2
  vvv0*17,uvu0*4,vvv0vvv2
  vvv0*5,ttt5uuu1vvv0*3,fkl4qss4stt0*3,hnk3psr2stt0*3,iol3rts3vvv2
  vvv0*5,tuu2vvv0*4,orr2uvv1vvv0*3,qsr1uvv1vvv0*3,rts1uvu1vvv2
  vvv0*4,ttt6rrrbttt8qrrgqrraqrrkrrrcuuu4vvv0*2,stt7qqrftuu4vvv0vvv2qrrbqrrcuuu4vvv2
  vvv0*3,rsscsss7rrrcvvv1uuu3stt8rssdstt8vvv2vvv0ttt7rsscstt8uuu3vvv0ttt7rsscttt6uuu3vvv2
  vvv0*2,vvv1ttt7tuu6sss9uuu3sstbqrreqrrfuuu6vvv1vvv0*10,vvv2
  vvv0*2,vvv1vvv0vvv1vvv0*5,uvv2vvv0*11,uvv2
  uvv1vvv0*20,uvv0uuu0
running-out 358x237
~ Zd4D nbl_ xS1L 5yRw v5pK Qpoy Jiyx fgyx L1tQ J8Rm 5yRw x9tO -TqT kL1A R8_q w4XM OzPr 2FZt vb51 tRT0
~ cqI9 IqNg qOLS DdZZ pTB5 sJjJ uw4f icCy ZRZ9 fy31
  rsscrrsdrrs8rssatuu3uvv0*18,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0*6,vvv1sss9ttt8sstattt7tuu5ttt8ppqcnooblmnjjklhnooevvv0rss2rtt1vvv0vvv2
  vvv0*7,uuv2vvv1uuu2vvv0uuu2uvv1uuu1uuu2*3,vvv2uvv0kooemppcvvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0tuu0uuu0vvv0vvv2
  vvv0vvv1uvv0*3,uvv1vvv0*16,vvv2
  vvv0uvv6rrrdpqqcrrrbuuu7uvv6vvv0*7,vsq2tqn9tqn8uqo5urp6uro7urp6vvu0vvv2
  vvv0uuu5stt5ttu1*2,uuu1vvv3vvv0*7,usr3vts1*2,usq4usq5vts1vts2vvv0vvv2
  vvv0*7,vuu0vvv0*14,vvv2
  vvv0*6,usr3nfa5stt0*5,kpn4hnk4stt0*5,eli4psr4vvv2
  vvv0*3,vvv2vuu1utt6vuu3utsbvvv0*4,vvv2uuu7uuu2vvv0*3,vvv1uuu4ttu7vvv1vvv2
  vvv0*2,vuu1trq9uts6uts5usr5uts8vvv0*4,uuu2rss8sttavvv0*3,vvv1rss8rss7uuu3vvv2
  vvv0vuu3vut5uts5utt6tsr9uts8uts5vvv0*3,uuu5sssattu5uuu5vvv0*3,ttt7sssauuu4vvv1vvv2
  vvv1vvv0*21,uuu1
unused-draw 358x256
~ Zd4D nbl_ i2gc 5yRw v5pK Qpoy Jiyx fgyx L1tQ papI 5yRw x9tO -TqT DaB2 w4XM OzPr 6sXm KBTY GxcJ Gis5
~ DdZZ pTB5 sJjJ uw4f icCy i7dY 7EXD e8dh a7FK
  rsscrrs9rss7rrrarss7uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*13,lmnfnooippqgoppcnopfvvv0rss0rtt0vvv0vvv2
  vvv0*14,ttt6vvv2uuu2uuu4uvv0mopenpq7vvv0vvv2
  vvv0*14,rssdsss8stt7stt8vvv0uuu0*2,vvv0vvv2
  vvv0uvv2uvv0*5,vvv1vvv0*14,vvv2
  vvv0uvv6nopjopp9qrriqrrarssbuvv6vvv0*7,vtq2tqm8tqm7trm8trnatrn7vvu0vvv2
  vvv0uuu4uvv0uuu1tuu3ttt5uvv0uvv4vvv0*7,vut2vus0*2,vus2vus0vur0vvv0vvv2
  vvv0*5,uvv0vvv0*4,vut0vvv0*4,uuu0vvv0*4,uvu0vvv0vvv2
  vvv0*5,sss7uuu1vvv0*3,vpd1ttq2stt0*3,dli4orq3stt0*3,fmj4psr4vvv2
  vvv0*5,uuu7vvv1vvv0*2,ttt8sssbvvv0*3,uuu5tttbvvv1vvv0vvv2tuu7ttt9uvv2vvv2
  vvv0*3,vvv3ttt6sss8vvv0vvv3vvv0stt9ttt5vvv0*3,ttt4rss7uuu4vvv0*2,sss6sss5uuu3vvv2
  vvv0*3,sst8sss7rss8vvv1tuu5sst7tuu8sttavvv2vvv0ttt7sst9tuu4vvv2vvv0ttt7sssauuu3vvv1vvv2
  vvv0*2,uuu3ttt7*2,sss9vvv1vvv2sss9sstbstt9uvv2vvv0*10,vvv2
  vvv1vvv0*21,uvv1
granted 358x184
~ Zd4D nbl_ i8zj 5yRw v5pK Qpoy Jiyx fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd w4XM OzPr 0ca0 rclZ VMAr
~ Z_0W
  qrr9rssbrrs8uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,uuu2stt5ssscsssbssscnnofnoogklmkikkjnoofuvv0rss1stt1vvv0vvv2
  vvv0*14,vvv3vvv2vvv1vvv2uvv0looalopbvvv0vvv2
  vvv0*14,rssdsss8stt7stt8vvv0uuu0*2,vvv0vvv2
  vvv0*17,uvu0*4,vvv0vvv2
  vvv0*16,uvv0psq5mqo9psq7qtr3uvu0vvv2
  vvv0*17,uvv0*4,vvv0vvv2
  vvv0*15,tuu6rssbsttbsssdstt6uuu3uuu4vvv2
  vvv0*15,uuu4vvv1vvv0*3,uuu3vvv0vvv2
  uvv0vvv0*21,uuu0
granted-with-end 358x184
~ Zd4D nbl_ WHBc 5yRw v5pK Qpoy Jiyx fgyx L1tQ J8Rm 5yRw x9tO -TqT kL1A R8_q w4XM OzPr 0ca0 rclZ VMAr
~ pm_R
  qrr9rssbrrs8rsscrss9*2,stt4uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*6,vvv1rssattt9rrsbstt8stt7sssaoopdnoocklmkikkjnoofuvv0rss2rst2vvv0vvv2
  vvv0*9,vvv1vvv0vvv1vvv0*2,vvv3vvv2vvv1vvv2uvv0looemppbvvv0vvv2
  vvv0*14,rssdsss8stt7stt8vvv0uuu0*2,vvv0vvv2
  vvv0*17,uvu0*4,vvv0vvv2
  vvv0*16,uvv0psq5mqo9psq7qtr3uvu0vvv2
  vvv0*17,uvv0*4,vvv0vvv2
  vvv0*2,uuu5stt8ttt7rrsfuuu4rssbstt7sssbttu6sss9ttt6rsscrssfttt8rrs9sttcsst9ttt7rssauuu4vvv2
  vvv0*2,vvv2vvv0vvv1vvv0uuu3vvv1*2,vvv0vvv1uuu2vvv0*3,vvv1vvv0vvv1*2,uvv3vvv0*2,vvv2
  uvv0vvv0*21,uuu0
won-without-task 358x184
~ Zd4D nbl_ zylq 5yRw v5pK Qpoy Jiyx fgyx L1tQ 1WoM 5yRw x9tO -TqT qsFm 2Zdo w4XM OzPr 0ca0 rclZ VMAr
~ Z_0W
  rrsbsss9qrrerrsbsss7rrsastt6uvv0*16,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,stt9sss8ppqanoocmnngnopfjllimnnhjklknoofvvv0stt0*2,vvv0vvv2
  vvv0*11,vvv2vvv0*2,vvv2vvv1*3,uvv0lopanpqavvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*17,uvu0*4,vvv0vvv2
  vvv0*16,uvv0psq5mqo9psq7qtr3uvu0vvv2
  vvv0*17,uvv0*4,vvv0vvv2
  vvv0*15,tuu6rssbsttbsssdstt6uuu3uuu4vvv2
  vvv0*15,uuu4vvv1vvv0*3,uuu3vvv0vvv2
  uvv0vvv0*21,uuu0
on-its-way 358x184
~ Zd4D nbl_ RZlI 5yRw v5pK Qpoy Jiyx fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd w4XM OzPr I8Tf F546 xeBu
~ 0Z37
  rss9rssasss7rss9uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,uuu2stt5ssscsssbssscnnofnoogklmkikkjnoofvvv0rss1ttt0vvv0vvv2
  vvv0*14,vvv2vvv1*3,uvv0koobloocvvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*16,uvv0*5,vvv0vvv2
  vvv0*15,uvv0oqqdoqqaqrrbqrr8*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*7,vvv1sstattt9sttasssbtttbstt9rssarss8tuu7sttbstt8rssctuu5uuu4vvv2
  vvv0*8,vvv1uvv3uuu3vvv2vvv0*5,vvv2uuu4vvv0uuu3vvv0vvv2
  uvv0vvv0*21,uuu0
delayed 358x184
~ Zd4D nbl_ h1U5 5yRw v5pK Qpoy Jiyx fgyx L1tQ 1WoM 5yRw x9tO -TqT qsFm 2Zdo w4XM OzPr jSob vb51 tRT0
~ 5LWj
  qrraqrrdrss8uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,stt9sss8ppqanoocmnngnopfjllimnnhjklknoofvvv0stt0*2,vvv0vvv2
  vvv0*11,vvv2vvv0*2,vvv2vvv1*3,uvv0lopanpqavvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*17,vuu0*4,vvv0vvv2
  vvv0*16,vvu0tpnaspmbuqo6tqo8vvu0vvv2
  vvv0*17,vvu0*4,vvv0vvv2
  vvv0*4,uuu4sssbrssauuu6ttt7rrsbsssesssasssbrrrbsst6uuu5sssesss9sttesss9stt8vvv2*2,
  vvv0*7,vvv2vvv1*2,vvv0vvv1vvv0*3,vvv1uuu3vvv0vvv1vvv2vvv0*2,vvv2
  uvv0vvv0*21,uuu0
arrived 358x184
~ Zd4D nbl_ R20z 5yRw v5pK Qpoy Jiyx fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd w4XM OzPr 0ca0 rclZ VMAr
~ 31dr
  rss9rrsastt5uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,uuu2stt5ssscsssbssscnnofnoogklmkikkjnoofvvv0rss1ttt0vvv0vvv2
  vvv0*14,vvv2vvv1*3,uvv0koobloocvvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*17,uvu0*4,vvv0vvv2
  vvv0*16,uvv0psq5mqo9psq7qtr3uvu0vvv2
  vvv0*17,uvv0*4,vvv0vvv2
  vvv0*9,vvv1stt8rrscsssbtuu5sst7rrserss9ttt6tttbttt6sssbuuu3vvv2
  vvv0*10,vvv1*2,vvv0uuu3vvv0*4,uuu3vvv0*2,vvv1vvv2
  uvv0vvv0*21,uuu0
used 358x184
~ Zd4D nbl_ FhWR 5yRw v5pK Qpoy Jiyx __2Z VSaH dF9G 5yRw jaTR n5QD wJU4 R8_q w4XM OzPr S8pU F546 IYUQ
~ cNLn
  rssbrss7uvv0*21,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*6,vvv1rssattt9rrsbstt8stt7sssapqqappq9nooflmneppqbvvv0sst1stt1vvv0vvv2
  vvv0*9,vvv1vvv0vvv1vvv0*2,vvv2vvv1*3,uvv0nppbopq9vvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0tuu0uuu0vvv0vvv2
  vvv0*16,uvv0*5,vvv0vvv2
  vvv0*15,uvv0pqrapqr7qrr7rss4stt3vvv0vvv2
  vvv0*22,vvv2
  vvv0*15,ttt9rssbsttbstt6stt7sss9uuu6vvv2
  vvv0*15,vvv2vvv0*6,vvv2
  uvv0vvv0*21,uuu0
expired 358x184
~ Zd4D nbl_ fY61 5yRw v5pK Qpoy Jiyx __2Z VSaH VvEu 5yRw jaTR n5QD jG2I J6Lx w4XM OzPr z-eh F546 EFuU
~ waty
  qrrarssbrss7uvv0*20,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,ttt7ttt6stt7sttdssscoppcppqcnooflmneppqbvvv0stt1stt0vvv0vvv2
  vvv0*8,vvv1uuv4vvv0uuu3vvv0*2,vvv2vvv1*3,uvv0opq5pqq5vvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0*13,uvv0pqr9pqqboqqbqrr8oqqdrss4rss7vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,uuu6rsscsss8stt7ttt9sss9rsscstt5rssatuu6rssauuu6vvv2
  vvv0*11,vvv1vvv0*2,vvv1vvv0vvv2vvv0*3,vvv1vvv0vvv2
  uvv0vvv0*21,uuu0
cancelled 358x184
~ Zd4D nbl_ gyaU 5yRw v5pK Qpoy Jiyx __2Z VSaH OfWc 5yRw jaTR n5QD cb8T BnOd w4XM OzPr g9LA F546 EFuU
~ lJzu
  rssarss8qrrcstt4uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*8,uuu2stt5ssscsssbssscopqcppqcnooflmneppqbvvv0stt0ttt0vvv0vvv2
  vvv0*14,vvv2vvv1*3,uvv0npp8npp9vvv0vvv2
  vvv0*14,rrsfsss9stt7stt9vvv0uuu0*2,vvv0vvv2
  vvv0*15,uvv0*6,vvv0vvv2
  vvv0*14,rss6pqqcpqq7qrr9qrr6rss5rss7vvv0vvv2
  vvv0*22,vvv2
  vvv0*2,vvv1rsscrssbttt9rsscsttasssbrrsjttt6*2,ttt8qrrgrss9sstbsss9ttt9rss9sttasst8uuu5vvv2
  vvv0*6,vvv1vvv2vvv1vvv0vvv1vvv3vvv0*10,vvv2
  uvv0vvv0*21,uuu0
ready-several 358x787
~ Zd4D nbl_ PydY 5yRw R54I K8bG 9J98 nI7H KwbD Qpoy dTZm Mgig HtZ1 5gr4 VzKd 5yRw x9tO -TqT vMTl BnOd
~ 3FHJ QNYo DdZZ uw4f sJjJ pOQu mF_8 iM_4 kCMT tpch GqGx gUWq olnL jEV4 _8Ax Mgig HtZ1 5gr4 VzKd 5yRw
~ x9tO -TqT vMTl BnOd 3FHJ QNYo DdZZ uw4f sJjJ 4T0v mF_8 iM_4 kCMT rK2y RFKI RUEA ALRO m0z9 _8Ax Mgig
~ HtZ1 5gr4 VzKd 5yRw x9tO -TqT vMTl BnOd 3FHJ QNYo DdZZ uw4f sJjJ IgBh mF_8 iM_4 kCMT rK2y RFKI RUEA
~ ALRO Ksgw u7KD kVBC
  rss9qrrdrss6rss9*2,uvv0*18,
  uut0uur0*20,uus0uvv0
  vur3vvv0*21,vsn6
  vus2mno7mnocttt7ttu4uuu2vvv0*7,ttt4rrrcvvv0qrrcttt7sss8stt3rrr6vvv0vsn5
  vus2pqq5ppq8sst9rss9ttu7vvv0*6,vvv1noocnoo9opp9oopbrss7mnngnopbnooauuu1vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*14,vvv1uuv1uuu0vvv0*4,vsn5
  vus2vvv1uvv0*3,vvv1vvv0*2,uuu4stt5sssdsssb*2,mnngnooelnngjklipqqdvvv0vut0vvt0vvv0vsn5
  vus2uvv6rrrcqqrcsttbuvv6vvv0*2,vvv3uuu6uuu7uvv4uuu5vvv2uuu3uuu4vvv1uuu7vvt0qni9tqm7vvu0vsn5
  vus2uuu5stt6ttt1uuu1uvv5vvv0*2,uuu6ttt7uuu4uuu3ttu4ttu7ttt5ttt3ttt4uuu4vvt0uso3trn3vvu0vsn5
  vus2vvv0*14,tuu6rsscsssdvvv0vvu0vvv0*2,vsn5
  vus2vvv0*13,vvu0vvv0*7,vsn5
  vus2vvv0*5,qrr9vvv0*7,vqf2usn2stt0*4,ckh4rts4vsn5
  vus2vvv0*4,uuu6uuu3vvv0*4,vvv1uuu2sttbuuu7uuu6vvv0*2,vvv2uuu3ttu8vvv1vsn5
  vus2vvv0*4,stt6sst6vvv0*3,uuv2rss8ttt7sss6rss8uuu3vvv0*2,vvv1rss8rss6uuu2vsn5
  vus2vvv0*2,ttt9stt8tttastt8vvv0*2,uuu6stt9uuu5ttt8rssattt8uuv3vvv0*2,ttt7rssbttt6uvv3vsn5
  vus2vvv0*10,tsrauts9usra*2,vuu4vuu6uut8vuu4*2,uut5vvv1vsn5
  vus2vvv0*10,vut5vuu4uut5vut4utt6uts5*2,usr9uts5vuu3vvv1vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*7,vvv1vvv2uuu7*2,ttu8pqqdppqcoppfmnngpqqbvvv0*4,vsn5
  vus2uuu4uuu1*3,uvv4vvv0*2,uuu3ttt3ttu5tuu4uuu3sss3ttu2sss3*2,uuu2vvt0usn2vtq1vvu0vsn5
  vus2uvv6pqqhpqqdsttbuvv6vvv0*2,ttu9rssdsttcttt8rssatttasss8sss7stt6sttbvvt0qoiarok9vvu0vsn5
  vus2vvv2uvv0*3,vvv1vvv0*9,uvv3ttt7sssdvvu0vus0*2,vvv0vsn5
  vus2vvv0*14,uuu2uuu5vvv0*5,vsn5
  vus2vvv0*5,stt6vvv0*7,vrk1utp1stt0*4,iol2sut2vsn5
  vus2vvv0*5,tuu3vvv0*7,vtp0vvt0vvv0*4,psq2uvu1vsn5
  vus2vvv0*4,sssarrsavvv0*4,rss9*2,pqqirrrdttt9vvv0*2,uuu3qrrbqqrduuu3vsn5
  vus2vvv0*2,ttt9stt8tttdstt8vvv0*2,uuu6sss9ttt6ttt8rssbstt8uuu3vvv0*2,ttt7rsscstt8uuu3vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*10,stt9rrrfrssdttt7sstbssscrssd*2,sssattt8vvv2vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*12,ttt4stt4stt6rrr5sss3vvv0*4,vsn5
  vus2uvv2uvv0*3,vvv2vvv0*2,uuu4stt5sssdsssb*2,oppcpqqaoppbmnoesssavvu0vus0*2,vvv0vsn5
  vus2uvv6pqqgoppesssduvv6vvv0*2,uuu6sssbsttcttt8sss9uuu7stt7sss7stt6sttbvvt0pmhbspkavvu0vsn5
  vus2uuu4uuu2uvv0*2,vvv3vvv0*2,uvv3vvv1vvv0*2,vvv1uuu3vvv1vvv0*2,vvv4vvt0vtp0vtp1vvv0vsn5
  vus2vvv0*14,tuu6rsscstt9vvv0*4,vsn5
  vus2vvv0*5,uuu2vvv0*7,vur0vvu0vvv0*4,rts1vvv0vsn5
  vus2vvv0*5,sst7vvv0*7,vri1uso2stt0*4,gmj3rts3vsn5
  vus2vvv0*4,sssarss8vvv0*4,ttt4sst6pqqirrrdttt9vvv0*2,uuu3rrraqqrduuu3vsn5
  vus2vvv0*2,vvv2*2,uuu7uuu3vvv0*3,tuu5ttt7vvv3uuv3uuu4vvv1vvv0*3,uuu5uuu4vvv1vsn5
  vus2vvv0*2,ttu7ttt5uuu6ttt6vvv0*2,uuu6tuu4uuu3ttt7stt8uuu4vvv2vvv0*2,ttt7stt8uuu4vvv1vsn5
  vus2vvv0*10,tuu7rrrfttt9stt9*2,ssscrssdttt9sst9tuu7vvv2vsn5
  vus2vvv0*10,uuv2vvv0uuu4vvv0vvv2vvv0*2,uuu4vvv0uvv2vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*9,vvv1sstattt5rss9rsse*2,sstasst9rssestt9sssbuvv2vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
ready-one 358x296
~ Zd4D nbl_ BjDX 5yRw R54I K8bG 9J98 dXMF KwbD Qpoy dTZm Mgig HtZ1 5gr4 VzKd 5yRw x9tO -TqT vMTl BnOd
~ 3FHJ DdZZ uw4f sJjJ pOQu mF_8 iM_4 kCMT tpch GqGx gUWq olnL jEV4
  rss9qrrdsss7stt6uvv0*19,
  uut0uur0*20,uus0uvv0
  vur3vvv0*20,vvu0vsn6
  vus2pqq9noobttu5uuu2uuu1vvv0*7,uuu3rssbvvv0rssattt6stt7uuu2stt5vvv0vsn5
  vus2opp5noparssb*2,ttt8vvv0*6,vvv1mnnemnoaoppanoodrrs8lmngmnncmnnbuuu1vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*18,vvu0*2,vvv0vsn5
  vus2vvv0*7,uuu4stt5sssdsssb*2,lnnhmnoflmmiijkjoppevvt0trm3utp2vvu0vsn5
  vus2vvv0*5,vvv1tuu8uuu7uuu6uuu7uvv4uuu6vvv2uuu3uuu4vvv1uuu7vvt0roj8spl8vvu0vsn5
  vus2vvv0*5,sstbstt6tuu8ttt7uuu4uuu3ttu5ttu7ttt5ttt3ttt4uuu4vvv0vvt0*2,vvv0vsn5
  vus2vvv0*5,ttt4vvv0*7,vto1vus0vvv0*4,nrp2uuu1vsn5
  vus2vvv0*5,ttt5vvv0*7,vsl1utq1stt0*4,kpn2tut2vsn5
  vus2vvv0*4,sssarrs9vvv0*4,sss8*2,pqqirrrdttt9vvv0*2,uuu3qrrbqqrduuu3vsn5
  vus2vvv0*2,ttt7stt8tttdstt7vvv0*2,uuu4rssbttt6ttt7sssasttauuu4vvv0*2,ttt5sssastt8uuu3vsn5
  vus2vvv0*2,vvv2vvv0*5,vvv2vvv0*2,vvv2vvv1vvv0*4,vvv2vvv1vvv0*2,vsn5
  vus2vvv0*10,tqpftrqdtqpftrpfusratsrbtrqdtsqctsr9usr9vvu2vsn5
  vus2vvv0*17,vvv1vvv0*3,vsn5
  vus2vvv0*21,vsm6
  vtp3vus0*20,vtq1utq2
ready-claiming-all 358x787
~ Zd4D nbl_ OIqa 5yRw R54I K8bG 9J98 nI7H KwbD Qpoy dTZm Mgig HtZ1 5gr4 VzKd 5yRw x9tO -TqT vMTl BnOd
~ 3FHJ Vmkv DdZZ uw4f sJjJ pOQu mF_8 iM_4 kCMT tpch GqGx gUWq olnL jEV4 _8Ax Mgig HtZ1 5gr4 VzKd 5yRw
~ x9tO -TqT vMTl BnOd 3FHJ Vmkv DdZZ uw4f sJjJ 4T0v mF_8 iM_4 kCMT rK2y RFKI RUEA ALRO m0z9 _8Ax Mgig
~ HtZ1 5gr4 VzKd 5yRw x9tO -TqT vMTl BnOd 3FHJ Vmkv DdZZ uw4f sJjJ IgBh mF_8 iM_4 kCMT rK2y RFKI RUEA
~ ALRO Ksgw u7KD h8qH
  rss9qrrdsss8qrrcrssdqrr6stt7uvv0*16,
  uut0uur0*20,uus0uvv0
  vur3vvv0*21,vsn6
  vus2mno7mnocttt7ttu4uuu2vvv0*7,ttt4rrrcvvv0qrrcttt7sss8stt3rrr6vvv0vsn5
  vus2pqq5ppq8sst9rss9ttu7vvv0*6,vvv1noocnoo9opp9oopbrss7mnngnopbnooauuu1vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*14,vvv1uuv1uuu0vvv0*4,vsn5
  vus2vvv0*7,uuu4stt5sssdsssb*2,mnngnooelnngjklipqqdvvv0vut0vvt0vvv0vsn5
  vus2tuu0qrr7pqr7rss7uvv0vvv0*2,vvv4tuu8tuu9uuu5ttu7uuv4uuu4tuu5vvv3tuu9vvt0qni9tqm7vvu0vsn5
  vus2uuu0stt3stt1ttt0vvv0*3,uuu5ttu5uuu2*2,uuu3uuu6ttt4uuu2tuu2uuu2vvt0uso3trn3vvu0vsn5
  vus2vvv0*14,tuu6rsscsssdvvv0vvu0vvv0*2,vsn5
  vus2vvv0*13,vvu0vvv0*7,vsn5
  vus2vvv0*5,qrr9vvv0*7,vqf2usn2stt0*4,ckh4rts4vsn5
  vus2vvv0*4,uuu6uuu3vvv0*4,vvv1uuu2sttbuuu7uuu6vvv0*2,vvv2uuu3ttu8vvv1vsn5
  vus2vvv0*2,vvv1*2,stt8sst6vvv0*3,uuu3rss9ttt7sss7rss9uuu4vvv0*2,vvv1rss9rss8uuu3vsn5
  vus2vvv0*2,ttt8ttt7tuu9stt8vvv0*2,uuu6ttt7uuu4ttt8sssattu7uvv2vvv0*2,ttt7sssattu5uvv2vsn5
  vus2vvv0*10,tsrauts9usra*2,vuu4vuu6uut8vuu4*2,uut5vvv1vsn5
  vus2vvv0*10,vut5vuu4uut5vut4utt6uts5*2,usr9uts5vuu3vvv1vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*7,vvv2uuu3tuuattu9ttt9oppeoppdnoogklmhppqcvvv0vvu0vvv0*2,vsn5
  vus2uuu0ttt1stt1ttt1vvv0*3,uuu2*2,uuu3uuu2*2,ttt2uuu1ttt1ttt2vvv1vvt0trn3vtp1vvu0vsn5
  vus2tuu0pqqapqq7rss6uvv0vvv0*2,ttu9rssdsttcttt8rssatttasss8sss7stt6sttbvvt0roj9rpk9vvu0vsn5
  vus2vvv0*14,uuv3stt8sssdvvv0vut0vvt0vvv0vsn5
  vus2vvv0*14,uvv2uuu3vvv0*5,vsn5
  vus2vvv0*5,stt7vvv0*7,vrj1utp1stt0*4,hnk3stt3vsn5
  vus2vvv0*5,tuu3vvv0*7,vtq0vvt0vvv0*4,qsr1uvv1vsn5
  vus2vvv0*4,sssarrsavvv0*4,rss9*2,pqqirrrdttt9vvv0*2,uuu3qrrbqqrduuu3vsn5
  vus2vvv0*2,ttt9stt8tttdstt8vvv0*2,uuu6sss9ttt6ttt8rssbstt8uuu3vvv0*2,ttt7rsscstt8uuu3vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*10,stt9rssfrssdttt6sstbssscrssd*2,sssattt8vvv2vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*12,ttt4stt4stt6rrr5sss3vvv0*4,vsn5
  vus2vvv0uvv0*3,vvv0*3,uuu4stt5sssdsssb*2,oppcpqqaoppbmnoesssavvu0vus0*2,vvv0vsn5
  vus2tuu0pqqaoqq9rss8uvv0vvv0*2,uuu7ssscsttcttt8sss9uuu8sst7sss7stt6sttbvvt0pmhbspkavvu0vsn5
  vus2uuu0tuu1uuu0*2,vvv0*3,vvv1*2,vvv0*2,vvv1uvv2vvv1vvv0*2,vvv4vvt0vtp0vtp1vvv0vsn5
  vus2vvv0*14,tuu6rsscstt9vvv0*4,vsn5
  vus2vvv0*5,uuu2vvv0*7,vur0vvu0vvv0*4,rts1vvv0vsn5
  vus2vvv0*5,sst7vvv0*7,vri1uso2stt0*4,gmj3rts3vsn5
  vus2vvv0*4,sssarss8vvv0*4,ttt4sst6pqqirrrdttt9vvv0*2,uuu3rrraqqrduuu3vsn5
  vus2vvv0*2,uvv4uuv3uuu9uuu5vvv0*2,vvv1tuu6ttt7uuu4uuu5*2,uvv2vvv0*2,vvv1uuu7uuu5vvv2vsn5
  vus2vvv0*2,uuu5tuu4uuu4ttt4vvv0*2,uuu5uuu3uuu2ttu6ttt6uuu3vvv1vvv0*2,ttt6*2,uuu3vvv1vsn5
  vus2vvv0*10,tuu7rrrfttt9stt9*2,ssscrssdttt9sst9ttu7vvv2vsn5
  vus2vvv0*10,uuv2vvv0uuu4vvv0vvv2vvv0*2,uuu4vvv0vvv1vvv0vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0*13,tuu6stt9tuu7sssdsss9sssgsssbvvv1vsn5
  vur3vvv0*20,vvu0vsn6
  vso2vpe0*20,vqi2uvv0
all-claimed 358x565
~ Zd4D nbl_ 0O4z 5yRw TX3D K8bG NF6w WLGX rclZ Njgj NLJI sGkv KwbD rHGx XgRe DrNC fgyx L1tQ 6X6r 5yRw
~ x9tO -TqT vMTl BnOd 3FHJ DrNC fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd 3FHJ DrNC fgyx L1tQ 6X6r 5yRw
~ x9tO -TqT vMTl BnOd 3FHJ b__e Urug Qpoy cTB4 fgyx L1tQ 6X6r 5yRw upPJ fLYO RB3T qNsO EApw Rb2d 1zq8
~ K_Wl
  rsscrssarrsdrrs9uvv0*19,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0qtr4nrpcmqodnrp8nrpeorq6orqcuvu0vvv0*4,sst6pqqbppqfsss7oopjttt7rrrdsss6ttu6vvv2
  vvv0tut2tuu0tut1tuu0tut0tuu0sut1uvv0vvv0*4,ppqbqrr3ttu5ppq9qqr4*2,ttt5opp9uuu2vvv2
  vvv0*22,vvv2
  vvv0*17,uvv0vvv1vvv0*3,vvv2
  vvv0*16,vvv2gijihjkhrrreqrrdtuu3vvv2
  vvv0*17,uuu0uuv1vvv1vvv0*2,vvv2
  vvv0*11,vvv3vvv0*2,vvv1uuu4vvv2*2,uvv3vvv3vvv2vvv1vvv2
  vvv0*10,stt7rsscsss6stt7rssarssdttt8rrsarssbrsscssscuuu3vvv2
  vvv0*22,vvv2
  vvv0*8,uuu2stt5ssscsssbssscnnofnoohklmkikkjnoofuvv0qss2stt1vvv0vvv2
  vvv0*7,vvv2uuv5vvv2uuu5vvv1vvv3vvv1vvv0vvv1vvv0vvv4uvv0lop9lopbvvv0vvv2
  vvv0*6,sssdrssbtttasssbtuu6ttu6stt7ttt9sss9stt6*2,ttt8vvv0uuu0*2,vvv0vvv2
  vvv0*15,vvv1uuu1uuu0vvv0*4,vvv2
  vvv0*8,uuu3stt5ssscsssbrssdnoofnooglmmjjllhoppeuvv0prr3rss3vvv0vvv2
  vvv0*6,vvv1tuu7uuu6*2,uuu8uvv3uuu5uvv3uuv2uuu4vvv2uuu7uvv0mpp8mpp9vvv0vvv2
  vvv0*6,sttbstt6tuu7ttt7uuu4*2,ttu4tuu7ttt6ttu3ttt5uuu5vvv0uvv0*2,vvv0vvv2
  vvv0*13,ttt4stt4sst7rrr5rss4vvv0uvv0*2,vvv0vvv2
  vvv0*8,uuu3stt5ssscsssbssscpqqbqqrcoopdnooerrrauvv0npq7prr6vvv0vvv2
  vvv0*6,uuu6rrscttubssscsstcttt8sst9tuu7sst7sss7stt7ssscuvv0prr5oqq6vvv0vvv2
  vvv0*6,tuu6vvv2uvv3vvv1vvv0*2,vvv1uuu3vvv1vvv0*7,vvv2
  vvv0*15,ttt6sstbsssaqrrfrrrbuuu5*2,vvv2
  vvv0*14,uuv2oppcqrrarssbpqqa*3,uuu5vvv2
  vvv0*22,vvv2
  vvv0*12,tuu6rrrbnooksttdpqqioopjvvv0stt1ttt0vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*6,uuu2sss7rsscuuu4rss9uuu4vvv0*2,npq9jmndvvv0vvv2
  vvv0*11,tuu6sss8ttt9rss9sssbsstbsss9vvv0uuu0*2,vvv0vvv2
  vvv0tuu0*6,imn2gkl0*9,glm0vvv1vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*18,5de0qss4vvv2
  vvv03bd619c0*5,2bd2chjj9fhgdijhchjf5ce48eg97ef919c0*6,mpp6vvv2
  vvv04bd619c0*10,1ac119c0*8,npq6vvv2
  vvv0rst1oqq0*18,oqr0vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
ready-bar 358x125
~ Zd4D nbl_ _RKf 5yRw pxUN sd2n 3dnc 0zUT LGoS
  rss9qrrdrss8stt5uvv0*19,
  uuu0*23,
  vvv0*23,
  vsl1vri0*11,vtp1vvv0*3,uuu3opphqrrerrscnoolrrramnne
  vm50tl51sk55tk56rj45*2,ul53sk46vm50tk57vm51*2,vpe2vvv0uuu3uuu5vvv2uuu5vvv0uvv3vvv3vvv1tttb
  vm50tk52rj48rj47pi48rj47qi4api49rj49pi48qi4avm51vpd2vvv0uuu3uuu5sst9ttt7*2,sssbtuu8stt7sttd
  vri1vqf0*11,vtn1vvv0*7,ttt7rrrbrssc
  vvv0*23,
totals 358x579
~ Zd4D nbl_ rJCi 5yRw 0Att wBRo Qpoy itFH NNX2 L1tQ 6X6r 5yRw l34z -5nB FsFq KwbD 7SK2 NNX2 L1tQ CG9-
~ 5yRw -x9O ASbi Vf4Y KwbD 7SK2 NNX2 L1tQ J8Rm 5yRw yUnO BXIp qxLa KwbD 7SK2 NNX2 L1tQ 1WoM 5yRw gdXf
~ 3eog quiW 16Lo 7SK2 NNX2 L1tQ papI 5yRw bQ-i VGXN Xig4 7SK2 NNX2 L1tQ uRlI 5yRw 8laM r_oN mRC6
  qrrbrrsbuuu0*21,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*9,ttt4qqr7qrrfrrrcuuv3ttt7qrr4tuu5pqqhmnnlpqqapqqdsss8vvv2
  vvv0*9,rss7noo9rrr4ttt5pqq5qqr5rss2ttt2rss4*2,qrr3qrr5uuu3vvv2
  vvv0*22,vvv2
  vvv0*15,ttt8noohnoojttt4uuu0tuu0vvv0vvv2
  vvv0mnnfoppgqrrepqqevvv0*6,vvv1vvv0*2,uvv2uuu3uuu5tuu4vvv1prr7knocvvv0vvv2
  vvv0*9,sssarssatttasss8sss9ttt8sttasst9sssauuv2uvv0*2,vvv0vvv2
  vvv0*22,vvv2
  vvv0*13,ttt7vvv2ttt7ttt9tuu3uuu6vvv0*3,vvv2
  vvv0*13,rrs9qqrerss7rssdqqrbvvv3tuu1stt0vvv0vvv2
  vvv0oppdoopejklkpqqgpqqfrrsbvvv0*3,ttt6rss8sss9stt8rssfrrrdqqqfttt8uuu3qss5npq7vvv0vvv2
  vvv0*14,stt9ssscsstcrssbuuu2vvv0uvv0vvv0vvv2
  vvv0*14,uuu3uuu2*3,vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*15,vvv1oppjqqqcsst7vvv0*3,vvv2
  vvv0rss6sst6uuu4ttt3vvv0*4,vvv1*2,vut4vvv1vvv2vvv0uuu6vvv2vvv1vvv2rtt4prr7vvv0vvv2
  vvv0pqqarrs9sss9sssavvv0*3,utt7tsq8uts8utt6tsq9usr8uts6trqcutt8usr8vuu5rss4nqqavvv0vvv2
  vvv0*16,usr8tsqcuut3vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*15,uuu3pqqfoppduuu2vvv0uvv0vvv0vvv2
  vvv0rrraqrrbmnnepqqdlmnhrss9qrrcvvv0*2,uuu5uuu4ttt8sstbrrsdsssarsscqrrguuv0qrs6npq7vvv0vvv2
  vvv0sst4ttt3ttt2ttt3ttt2vvv2*2,vvv0vvv1tuu3ttt6vvv0uuu2vvv1*3,vvv2vvv0tuu1stt1vvv0vvv2
  vvv0*16,rrserssbuuu6vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*13,vvv1uvv2ttt8vvv0vvv1uuu2vvv0uvv0vvv0vvv2
  vvv0pqqavvv0*11,uuu3pqqepqqcrssbpqqetuu4qss7npp8vvv0vvv2
  vvv0uuu0vvv0*6,stt8stt7ttt8rssdrssasssbttt6rrsftttbsss9uuu8tuu0stt0vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1vvv0*7,vvv2
  vvv0ttt4vvv0*12,oppgpqqcrrrenoojuuu2rst5oqravvv0vvv2
  vvv0stt4vvv0*11,vuu3usrcutt5utsauts7vuu6stt4prravvv0vvv2
  vvv0*13,vvu1uut2vvu1utt5vuu1vvv0*4,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
totals-none 358x132
~ Zd4D nbl_ kFe1 5yRw 0Att wBRo vg0P Qpoy
  rrrbrrsbsss8rrsauuu1uvv0*18,
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0*9,ttt4qqr7qrrfrrrcuuv3ttt7qrr4tuu5pqqhmnnlpqqapqqdsss8vvv2
  vvv0*9,rss7noo9rrr4ttt5pqq5qqr5rss2ttt2rss4*2,qrr3qrr5uuu3vvv2
  vvv0*6,uuu5vvv2uuu5uuu4uuu8uvv5uuu4uuu3*2,uuu2vvv1uuu2uuu5sttbuuu3vvv4vvv2
  vvv0*5,vvv1ttt4ttt8ttt5tuu5ttt4tuu6uuu3tuu6stt7ttt4uuu3ttt5uuu3tuu3uuu4vvv1vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
visitor 358x397
~ Zd4D nbl_ tA83 5yRw ABJc 5yRw dEtT 6SHM k8a0 KWr8 kdb5 eoqr Oq90 gkpr
  rssbrrrbtuu1uvv0*20,
  tuu0qss0qrs0*3,rtt0tuu0*10,ttu0qrs0*4,stt0uvv0
  7ce518a0*4,chj5ptt0*10,lpq518a0*5,gjkc
  39b518a0*4,jno5ptt0*10,pst04ac318a0*4,5bde
  39b518a0*3,7de4pst0ptt0*4,qss0qsq0ptt0*5,gkl518a0*4,5bde
  39b518a0*2,4bd2nqr2ptt0*5,tpf1vm70pst0ptt0*4,pst0bgi418a0*3,5bde
  39b539b1chj2ors1ptt0*6,qsq0rrn0ptt0*6,pst0hlm26cd118a05bde
  nrr1pst0ptt0*6,qtt0tuv0vvv0*2,uvv0rtu0ptt0*7,ors0nqr2
  pst0ptt0*7,tuv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  dmn2cln0*6,dmn0emo0*6,dmo0cln0*7,fno5
  7jl36ik0*21,akm8
  mrr1mqr0*21,nrr4
  vvv0*5,vvv2tuu5uuu2vvv0*2,vvv1vvv0vvv1*2,vvv0*2,uuu3vvv0*5,vvv2
  vvv0*4,oppalmmkjkkljlljoppaqrrclmndkmmcpqqcnookjlldnooamnnmqqqemnnelmnanoocsst8vvv2
  vvv0*9,ttt2uvv1vvv0*2,stt3uuv1vvv0*2,ttt1uvv2vvv1vvv0*2,vvv2
  vvv0*3,vvv2qrrfqrrdsst7qrrcttt9rssaqrrfsssesst7rss9stt9pqqkrrrbttt7sss9rrr8rrscuuu3vvv2
  vvv0*4,uvv3vvv0uuu3vvv1vvv0uvv2vvv0*3,vvv2vvv0*3,uuu4vvv0vvv1vvv0*2,vvv2
  vvv0*14,vvv1qrrgrss9rsscstt6qrrfrrsetuu5vvv2
  vvv0*22,vvv2
  vvv0*2,vvv1uvv0*7,uvv2vvv0lop1kno0*7,loo0uvv1vvv2
  vvv0*2,uvv6vvv0*2,vvv2vvv0vvv2vvv1uvv3vvv0prr819c02ac11ac11ac02ac32ac219c01ac119c0mpp6vvv2
  vvv0*2,uvv7vvv0rrr8pqqfpqq8qrrdppqcrrsfvvv0pqr919c07efbaghd7ega7effaghf9fh96df919c0mpp6vvv2
  vvv0*2,vvv3uvv0*7,uuu2tuu3agh19fg0*7,9fh0rst3vvv2
  vvv1vvv0*21,uuu1
empty 358x805
~ Zd4D nbl_ 6Dcp 5yRw W7ge 5yRw LJML kSv7 X5Ym ABJc 5yRw dEtT 6SHM k8a0 rPXk kdb5 eoqr rpkd 0Att JDKn
~ Qpoy kOJd fgyx L1tQ 6X6r 5yRw upPJ DbYg kuDl xoXP _6k7 fgyx L1tQ 6X6r 5yRw upPJ DbYg kuDl xoXP _6k7
~ fgyx L1tQ papI 5yRw 3K03 DbYg kuDl o5x-
  rss9qrrbttt4uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrr9oppapqq8stt2uvv0
  uvv0*17,nopaklmdfhicjllbjklajklf
  uvv0*17,pqq6uuu0uvv0*4,
  uvv0*14,stt4rss7pqqcsss7qrr8rss7qrr8rrrapqqi
  uvv0*18,uuu1uvv0*4,
  gkl48df0*4,gkl4qtt0*10,nqq48df0*4,afg1pqr6
  39b518a0*4,gkm5ptt0*10,oss228a118a0*4,6bde
  39b518a0*3,39b2ors2ptt0*11,agh518a0*4,5bde
  39b518a0*3,hmn4ptt0*5,sqj0uoc0pst0ptt0*4,ors24ac218a0*3,5bde
  39b518a03ac1imn3ptt0*6,rql0tpf0ptt0*6,nqr28df218a0*2,5bde
  fjl3imn1pst0ptt0*6,rtu0tuv0uuv0suu0qtt0ptt0*6,lpq1fkl0gkl7
  pst0ptt0*7,suu0vvv0*4,uvv0ptt0*8,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  kpr1jpq0*6,kqr0ors0*6,mqr0jpq0*7,lqr2
  7jl36ik0*21,akm8
  dmn2cln0*21,fno7
  vvv0*22,vvv2
  vvv0*10,rssboppcstt7ppqhmnnpmnnkpqqattt4pqqenoohsssauuu4vvv2
  vvv0*10,ttu1rrr1tuu2qrr1sss2*2,rrr2rss7nop8qrr1rrr2uuv1vvv2
  vvv0*4,uuu5uuu4vvv1uuv3vvv2vvv0uuu6vvv3vvv1vvv0vvv3ttt9uuu3vvv1uuu3vvv1uuu4vvv0vvv2
  vvv0*3,vvv2qrrdrss9*2,rrrbttu7qrrcsss8sttbstt6rrsbttt6sssbsss7sst9ttt5rrs8sst8uuu3vvv2
  vvv0*15,ssscttt6ssscttt6sssbsssduuu3vvv2
  vvv0*15,tuu4uuu3vvv1vvv0uuu4uvv1uvv2vvv2
  vvv0*22,vvv2
  vvv0*10,vvv25de23bd0*9,qrs4vvv2
  vvv0*10,tuu619c04bd37eg77eg8aghl9fhe9fhb5de96df919c0mpp6vvv2
  vvv0*10,uvv32ac11ac02ac2*2,19c02ac32ac219c01ac119c0npq6vvv2
  vvv0*11,stt1qrs0*8,qss0vvv0uvv2
  uuu0uvv0*20,uuu0uvv0
  uvv0vvv0*21,uuu1
  vvv0*13,uuu4uvv2uuu2uuu4sssauuu5uuu2uvv2*2,vvv2
  vvv0*13,oppcmnoglmngoppglmnkjklklnnbmnngsss9vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1vvv0*2,vvv1vvv0*4,vvv2
  vvv0sssasst9rrsaqqqavvv0*7,sss9oppjnoojrrrhoppkoppivvv0oqq6oqr7vvv0vvv2
  vvv0sss7stt7sss8rss9vvv0*6,vvv3ttt6ttubttt7ttt5tuu6sttavvv0qss3npq7vvv0vvv2
  vvv0*12,uuu2uuv3uuu4uvv1uuu1uvv1vvv0*4,vvv2
  vvv0*22,vvv2
  vvv0*12,uuu3ttt7qqqittu9rsseqrrgvvv0tuu0uuu0vvv0vvv2
  vvv0oppipqqhnoojlmnkvvv0*7,stt7qrrcttt2ttt8sss7ttt3vvv0lopaimnevvv0vvv2
  vvv0*11,uuu3sss7sttersscstt7stt8rssbvvv0uuu0tuu0vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0uuu4uuu5uuu6vvv0uuu3vvv0*6,vvv1nooiopprppqfoppmppqdvvv0prr7prr4vvv0vvv2
  vvv0qqraqrrcrrs9pqqdttt4vvv0*5,vvv3ttt5ttubttt7ttt5tuu6sttavvv0prr7prr4vvv0vvv2
  vvv0*12,uuu2uuv3uuu4uvv1uuu1uvv1vvv0*4,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1308
~ Zd4D nbl_ XeUq 5yRw W7ge 5yRw LJML 5yRw eQDc X5Ym yjXz yjXz -XW1 yjXz
  qrrbqrrdrss7uvv0*20,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*17,qrr6uuu0uvv0*4,
  stt0*22,tuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  tuu0stt0*20,ttt0uuu0
  tuu0stt0*20,ttt0uuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0*22,tuu0
  uvv0*23,
  tuu0*22,uuu0
  rss0*23,
  rss0*23,
  ttt0stt0*21,tuu0
  tuu0stt0*20,ttt0uuu0
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,tuu1
failed 358x279
~ Zd4D nbl_ Qluq 5yRw W7ge 5yRw LJML voOk qg49 pNba Yrla xwHF leUx
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrranoocoppastt2uvv0
  uvv0*17,mnobklmdgijalmmajklajklf
  uvv0*17,qrr6uuu0uvv0*4,
  uvv0vvv0*21,uuu1
  vvv0*10,vvv1ttt6uuu5uuu2vvv0uvv2vvv0*2,vvv2ttt7vvv0vvv1vvv2
  vvv0*9,vvv2lmndmnnkjklkmnnboppbmnnhlmnclmn8rrr9mnohlmn8stt7vvv2
  vvv0*15,uuu1vvv0*6,vvv2
  vvv0*3,uuu4uvv3*2,ttt9uuu6tuu6tttcuuu3tttavvv1uuu5*2,stt8tuu5uuu3tuu8sssdttt9vvv1vvv2
  vvv0*3,tuu2ttt6sst8uuu3ttt7uuu3ttt7ttt3uuu4sst7stt8uuu3ttt5ttt3tuu3tuu2tuu3ttt3vvv1vvv2
  vvv0*19,ttu8qrrfttu5vvv2
  vvv0*22,vvv2
  vvv0*12,vvv4uuu2ttu4uuv0ttu5tuu3*2,tuu2uuu3vvv4vvv2
  vvv0*12,uvv6ttt4oppjppqarrreqqqfpqqguuu6uvv2uvv6vvv2
  vvv0*13,uvv0*8,vvv0uvv2
  uvv0vvv0*20,uvv0uuu0
failed-in-part 358x765
~ Zd4D nbl_ mIbL 5yRw W7ge 5yRw LJML oEx1 X5Ym MCmx Q7nT 1D1L lXFF xwHF leUx 0Att wBRo Qpoy itFH NNX2
~ L1tQ 6X6r 5yRw l34z WLQL XQwb KwbD nQor FDl7 G5hq cdVC G5hq AtJJ 1ddT h1kj gGGj _ZK0 1XuB Qpoy Jiyx
~ fgyx L1tQ 6X6r 5yRw x9tO -TqT vMTl BnOd w4XM OzPr 0ejn F546 r0BW zLXg DdZZ pTB5 sJjJ HaoC y2n4 4g8k
~ kCMT OE_8
  qrrdqrrbsssarss8sss8uvv0*18,
  uvv0*23,
  uvv0*23,
  uvv0*18,qrr9oppapqq8stt2uvv0
  uvv0*17,nopaklmdfhicjllbjklajklf
  uvv0*3,uuu0uvv0*2,uuu0uvv0*10,pqq6uuu0uvv0uuu1uvv0*2,
  uvv0ttt4qrr7qrrcrss8rrs9pqqbrrs8pqqfrss8rss5sss6qrrcqrraqrrerss7qrr9rss8rrs7qrreopqgqqrcqrra
  uvv0*23,
  vts0*22,vut0
  vtr0*2,tqo8sombtpm8uqo5tqn5urp4spmdtqn9tpnbspmatpm9tqnctpmasoletpmdurp7tpn6tqo6tpmauro6vtr0
  vtr0*3,vsq1vtr0*2,urp3vsq2vtr0*3,vsq2vtr0*2,vtr1vtr0*2,usq3vtr0vsq1*2,vtr0*2,
  vtr0*14,uro6tpn9tpnatpn9tqn8spmatqn8uro7vtr0
  vtr0*12,usr3usq1srp5trq3trp6trq3srp5trq2trq3usq4vtr0
  vtr0*12,usr4usq2onmfpon9qondrpo9pondusq5usq1usq5vtr0
  vtr0*13,usr1usq0*7,vtr0vts0
  uvv0*23,
  vvv0*22,uvv1
  vvv0*9,uuu1uuu2stt8ttt5vvv0*2,uuu1vvv2sssaqqrdsss6ttt6ttu5vvv2
  vvv0*9,qqrajlleoppbqrrbopp8noocnop6rss5ppqbnoocopp8noocttt6vvv2
  vvv0*22,vvv2
  vvv0*15,uuu6qrrbqrrctuu3uvv0uuu0vvv0vvv2
  vvv0oppcpqqeqrrepqqevvv0*10,uvv2sss5stt6vvv1prr7knodvvv0vvv2
  vvv0*14,vvv1rssc*2,stt8uuu4uuu0*2,vvv0vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu1
  uvv0*23,
  uvv0*23,
  ttt5uuu2tuu2uvv0tuu2uuu0tuu3uvv0*2,uuu0tuu3uuu0uvv0tuu3uuu1uuu2ttt5tuu2uuu0tuu2ttt4sst8uvv0
  rss9opqdqrr7ttt2stt4qrr8qrr6rrr7stt3ttu3rrr6pqqauuu0ttt3pqrapqrbrss9pqqauuu1ttt3qrrc*2,uvv0
  uuu0*19,stt0*4,
  uuu0tuu0*20,uuu0*2,
  tuu0rss3tuu0*15,stt1stt2qrr8ttt0stt2tuu1
  tuu0rss2tuu0*15,qrs5pqq9qrr5prr8stt1ttt1
  uvv0*22,uuu1
  vvv0*13,ttt4stt4sst7rrr5rss4vvv0uvv0*2,vvv0vvv2
  vvv0*8,uuu3stt5ssscsssbssscpqqbqqrcoopdnooerrrauvv0mpp8prr7vvv0vvv2
  vvv0*14,rssfrss9sst8stt9uvv0prr3prr5vvv0vvv2
  vvv0*14,vvv1vvv0*2,vvv1vvv0*4,vvv2
  vvv0*13,stt3rss5*2,qrr8stt4rss6ttt2rss5vvv0vvv2
  vvv0*13,stt2sst4rss4rss6sss4qrr6rss6stt3vvv0vvv2
  vvv0*7,uuu1vvv0*5,uuu1tuu1vvv0*5,tuu1vvv0vvv2
  vvv0*6,uuu3stt6vvv0*5,lop4hmn5stt0*5,gmj3qsr4vvv2
  vvv0*5,vvv1ttt9ttt6vvv0*3,uuu4rss8qrrettt6vvv0*3,vvv2sss8rssbuuu3vvv2
  vvv0*5,vvv1uuu2ttt7vvv0uvv3uuu4ttt6uvv2ttt4uuu3vvv0*4,ttu5ttt4uuu2vvv2
  vvv0*4,uuv3stt7ttt7uuu4uuu6uuu3ttt7tuu6sss9tuu5uuu2vvv0*3,ttt7sssauuu3vvv1vvv2
  vvv0*3,vvv2*2,vvv3*2,vvv4uvv3uuu5vvv1vvv0vvv2tuu6vvv1uuu4uuu5vvv2uuu5*2,vvv3vvv1vvv2
  vvv0*2,uuu4sstassscttta*2,uuu5ttt8ttt6tuu6sst8sssbtuu6ttt7*2,sst9ttu6rss9ttt9rss7uuu3vvv2
  vvv1vvv0*21,uuu1
