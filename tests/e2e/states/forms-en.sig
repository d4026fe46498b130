method 358x73
~ IqB6 xt-H bY_j PiZq CF-1 sr8w Eb8r P9V4 zJo0 Eb8r N4GY 2lRp
  rrsarrrcrrs9uvv0*20,
  uuu0uvv0*9,uuu0*13,
  vvv0*4,uuu2uvv1uuu6vvv0*4,tuu0*4,rss4stt3sst4tuu0*5,
  vvv0*4,ttt4rrrgrrrfvvv0*4,tuu0*4,qrr8pqq9pqqbstt1tuu0*4,
  uuu0uvv0*9,uuu0tuu0*11,uuu0
email-missing 358x130
~ IqB6 xt-H A_LE PiZq INno AQ7J Dkw2 WZ1R wkxG 38cV Y4K1 48Oz
  rss9qrrerss9qrraqrrbuvv0*18,
  uvv0*23,
  noogopphrssbuvv0*20,
  utt4utt0*21,utt8
  vuu5vvv0*21,urrd
  vuu5vvv0*21,urre
  utt4utt0*21,utt8
  qiiatqqasppdtqrdtqqetqr9spqdtqqgsppfsppetqqbuuu0uvv0*11,
  uvv0*23,
email-invalid 358x149
~ IqB6 xt-H u6le PiZq INno AQ7J Dkw2 WZ1R wkxG 38cV Y4K1 J18C
  rss9qrrerssaqrrcsss7uvv0*18,
  uvv0*23,
  noogopphrssbuvv0*20,
  utt4utt0*21,utt8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt4utt0*21,utt8
  qiiatqrbtqqdsppespqbtqqctqqd*2,sopmtqq8tqqatqqdtqqfsppfsppesppatrr7sppftqqdtqqc*2,uvv0*2,
  uvv0trrbspqctss5uvv0*19,
  uvv0tss6utt5uvv0*20,
email-exists 358x130
~ IqB6 xt-H BrD5 PiZq INno AQ7J Dkw2 WZ1R wkxG 38cV Y4K1 b4n3 1sKn
  rss9qrrerss7rssbttt2uvv0*18,
  tuu0uuu0uuu1uvv0*20,
  oppfoppgsssauvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qiiatqrbtqqdspqcspphtqqespqasoogtqrdtqr9tqqb*2,tqqcspqetrr8snnespqeuvv0*6,
  uvv0*23,
mobile-missing 358x130
~ IqB6 xt-H QjSv PiZq INno HdJi k7MF qxvN hsf2 losQ _bbh TsSp wkxG 38cV Y4K1 Ia0X
  rssbqrrdrss7rrsbrsscsss6uvv0*17,
  uvv0*23,
  noonnopioppjpqqgopphnoohsst7uvv0*16,
  utt4utt0*21,utt8
  vuu5ttt6*2,vvv3vvv1vvv0*17,urre
  vuu5stt6stt9uvv3vvv1vvv0*17,urre
  utt4utt0*21,utt8
  qiiatqqasppdtqrdtqqetrrbsppfsppitrrctqqdsopftss7uvv0*11,
  uvv0*23,
mobile-invalid 358x130
~ IqB6 xt-H vNgO PiZq INno HdJi k7MF qxvN hsf2 losQ _bbh TsSp wkxG 38cV Y4K1 ZiDY
  rssbqrrdrss8rssaqrretuu2uvv0*17,
  uvv0*23,
  noonnopioppjpqqgopphnoohsst7uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5ttt6*2,uvv4vvv1vvv0*17,urre
  vuu5stt6stt9vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqasppdtrrbtqratqqbspqdsoojtrr8sopgtqq8sppdtrr9tqqespqftqrbsppetss4uvv0*5,
  uvv0*23,
mobile-exists 358x130
~ IqB6 xt-H rjfZ PiZq INno HdJi k7MF qxvN hsf2 losQ _bbh TsSp wkxG 38cV Y4K1 fP8o 1sKn
  rssbqrrdrss6rrrcrss8uvv0*18,
  uuu1*3,uvv0*2,uuu0uvv0*17,
  noplopphoppipqqgopphnoogsst7uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5ttt6*2,uvv4vvv1vvv0*17,urre
  vuu5stt6stt9vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqrbtqqdtqqfspphsppdtqrcspp9sooitqrctqr9tqqb*2,tqqcspqgtrr8snnespqcuvv0*5,
  uvv0*23,
email-locked 358x130
~ IqB6 xt-H j34f PiZq INno AQ7J Dkw2 WZ1R wkxG 38cV xqWY yMrd
  rss9qrrerssaqrrasss7uvv0*18,
  tuu0uuu0uuu1uvv0*20,
  oppfoppgsssauvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt4utt0*21,utt7
  qijatrratqraspqbtpqhtqqbsopftqqbsppdtqqesppetrr9tqrbsopctqqctqqf*2,tqqb*2,tqqduvv0*3,
  uvv0*23,
mobile-hint 358x130
~ IqB6 xt-H 2WrT PiZq INno HdJi Q9Jr qxvN hsf2 losQ _bbh _Afe M7w9 7lGh
  rssbqrrdrss7rssdtuu2uvv0*18,
  uvv0*23,
  noonnopioppjpqqgopphnoohsst7uvv0*16,
  uuu2uuu0*21,tuu5
  uvv3ttt6*2,vvv3vvv1vvv0*17,ttt8
  uvv3stt6stt9uvv3vvv1vvv0*17,ttt8
  uuu2uuu0*21,tuu5
  pqqjqrrgqrrcrss8qqrcqrrcrrsaqrrcpqqcpqqfuuu1uvv0*12,
  uvv0*23,
password-empty 358x140
~ IqB6 xt-H a2Oa PiZq INno XpAG FEO- cGmx hWdB losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte OHte OHte
~ OHte OHte M7w9 ur1r
  qrrbrrs8rss9rss8rrsbqrrcuuu0uvv0*16,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,ttt6tuu6ttt8
  uvv3vvv0*19,ttt6tuu6ttt8
  tuu2uuu0*21,tuu5
  ttt3tuu1*2,stt3tuu2tuu0*3,uuu0tuu0*2,uuu0tuu0uuu0tuu0uuu0tuu0uuu0*2,tuu0uuu0tuu0uuu0
  pqrepqqepqqfrrscrrrbpqqgoppepqqesss6uvv0*14,
password-on-the-way 358x140
~ IqB6 xt-H 2aZS PiZq INno XpAG FEO- cGmx hWdB losQ Q-r6 2Vm3 IGyi IGyi IGyi IGyi IGyi IGyi OHte OHte
~ OHte OHte M7w9 fvje
  qrrbrrs8rss9rss8sss8qrrdrss9rssauvv0*15,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  qrs2qrs0rss1qrs0rss1qrs0rss1qrs0rss0qss0qrs0rss1qrs0stt0tuu0*8,tuu4
  qrs3qrs1rss2prr3rss3prr2rss3qrr3qrs5qrs1prr4qrr6qss0ttu0uuu0*9,
  rssbqrrfqrr8qrrepqqdqrrcqqrbrrscqrrdpqqdsssarssbuvv0*11,
password-enough 358x140
~ IqB6 xt-H nh2Q PiZq INno XpAG FEO- cGmx hWdB losQ Q-r6 2Vm3 gBmA gBmA gBmA gBmA gBmA gBmA gBmA gBmA
~ gBmA gBmA uJ7- JPPj
  qrrbrrs8rss9rss8rssaqrrbstt6uvv0*16,
  uuu0uvv0*2,uuu0*2,uvv0*18,
  oppfpqqdopphnopfuuu0uvv0*18,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  qsr2qsr0rts1qsr0rts1qsr0rts1qsr0rss0qss0qsr0rts1qsr0rts1qsr0rts1qsr0rss0*2,qsr0rts1qsr0qsr5
  qsr2psr3rss1qsr1rss3rss0rts1rss0rts0rss0*2,rts1rss0rts1rss0rts1rss0rts0*2,rss0rts1rss0rts0
  psrcorqforqdorqeqss8uvv0*18,
password-missing 358x140
~ IqB6 xt-H b2Eo PiZq INno XpAG Dkw2 wlFW hWdB losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte OHte OHte
~ OHte OHte wkxG 38cV Y4K1 IguC
  qrrbrrs8rss9rss8rrrbrrsbsss5uvv0*16,
  uuu0uvv0*2,uuu0*2,uvv0*18,
  oppfpqqdopphnopfuuu0uvv0*18,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  utt3utt0*21,ttt7
  spp4ttt2*2,ttu1uuu2ttt1utu1ttt2ttt1tuu2uuu0*13,
  rkl8trr9sppetqqfsppgspqdsppdsophspqetst5uvv0*13,
password-too-short 358x140
~ IqB6 xt-H Dy-7 PiZq INno XpAG Dkw2 wlFW hWdB losQ Q-r6 2Vm3 cbZH cbZH cbZH cbZH cbZH cbZH cbZH cbZH
~ OHte OHte wkxG 38cV Y4K1 HQRm
  qrrbrrs8rss9rrs9rss9rss8rss9tuu2uvv0*15,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  utt4utt0*21,utt8
  vuu5vvv0*19,ttt6tuu6urre
  vuu5vvv0*19,ttt6tuu6urre
  urs4uss0*17,utt0*4,utt8
  rmm3spp2trr1tpq0tqq3tpq0tqr3tpq0tqq3spp3tqq0tqq3soo5trr1tpq0trr1tpq0tqq0uuu0tuu0uuu0tuu0uuu0
  qjj9tss6sooh*2,spqdsopgsoofsopfspqdspqgsnnetqr9sppiuvv0*10,
password-too-long 358x140
~ IqB6 xt-H 53na PiZq INno XpAG Dkw2 wlFW hWdB losQ Q-r6 2Vm3 cbZH cbZH cbZH cbZH cbZH cbZH cbZH cbZH
~ cbZH cbZH wkxG 38cV Y4K1 gJ-N
  qrrbrrs8rss9rrs9rss9*2,qrr9uvv0*16,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0tqq0*2,trr1tqq0tqq8
  sno3tqq5trr2spp6tqr5tqr1trr2tqq2trr2tqq3tqr2trr3trr0tss1trr0tss1trr0tss0trs0trr0tss1trr0trs0
  qjj9trratqq9tqqctqqbsppgtqqbsppftrr9trrdsopfsppeuuu0uvv0*10,
password-too-common 358x140
~ IqB6 xt-H YMJt PiZq INno XpAG Dkw2 wlFW hWdB losQ Q-r6 2Vm3 cbZH cbZH cbZH cbZH cbZH cbZH cbZH cbZH
~ cbZH cbZH wkxG 38cV Y4K1 NWPt
  qrrbrrs8rss9rrs9rss9sss6rrsbrss9ttt5uvv0*14,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0tqq0*2,trr1tqq0tqq8
  sno3spp4trr3tqr1trr3tqr2trr4tqq2trr2trr1tqr1trr2trr1tqq6tqr1trr2tqr1tqr2tqr3tqr1trr2trr0trs0
  qjj9tss9tqqesoogsppdspphtqrbtqqbsppetrraspqisppftqqetrr9sppfsoodtqrcsppgsppetqrcsppguuu0uvv0
invite-none 358x97
~ IqB6 xt-H 5h_0 PiZq s8MZ k4qk A2W2 Vc8o 3HjD S8nP 7hCN Bb0N hZ8A
  rrsdrrrbrss8rrsauuu0uvv0*18,
  uvv0*22,uuu0
  vvv0uvv0*2,vvv0vvv1vvv2vvv0vvv3vvv0*5,vvv1vvv0*8,vvv2
  vvv1qrs6nqq9uvv0qrrjpqqlpqqeqqqgqrrhpqqh*3,qqrfuuu6vvv0*3,tuu4oqrhrssbprrettu4vvv2
  vvv1stt2rst3uvv0sssesttdrrrisss9rssbrrrdstt8qrrfrssfrssevvv0*4,vvv1*2,uvv1vvv0vvv2
  vvv0*22,uvv2
  uvv0*23,
invite-code 358x97
~ IqB6 xt-H 9osK PiZq s8MZ k4qk A2W2 Vc8o 3HjD S8nP sA5g G56P U6l_ Ah4m
  rrsdrrrbsss6qrr9uuu0uvv0*18,
  uvv0*22,uuu0
  vvv0*2,uvv0vvv0*6,uuu3tuu3tuu2uuu2uuu1vvv0*8,vvv2
  vvv1qss6oqq8uvv0sstdrrrfrssbrssesssbnooiopplnooi*2,ttt7vvv0*4,tuu6qssdrssbtuu3vvv2
  vvv1rst3rss3uvv0rrshqrrfsssfrssfsssarssdrssestt9rssbrssettt9vvv0*3,uuv1uuu5stt7vvv1vvv2
  vvv0*22,uvv2
  tuu0rss0*20,stt0uvv0
invite-unknown 358x233
~ IqB6 xt-H 9QNp PiZq s8MZ k4qk A2W2 Vc8o 3HjD S8nP 7hCN Bb0N afAb INno 8PXg FEO- _Afe LeD7 Xw20 MGNu
~ EAFV
  rrsdrrrbsss9qrrdrrsbstt6uvv0*17,
  uvv0*22,uuu0
  vvv0uvv0*2,vvv0vvv1vvv2vvv0vvv3vvv0*5,vvv1vvv0*8,vvv2
  vvv1qrs6nqq9uvv0qrrjpqqlpqqeqqqgqrrhpqqh*3,qqrfuuu6vvv0*8,vvv2
  vvv1stt2rst3uvv0sssesttdrrrisss9rssbrrrdstt8qrrfrssfrssevvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ppqloppmrrr9oppgrssavvv0*16,vvv2
  vvv0vvv1uvv0*19,vvv1vvv2
  uvv3vvv0*20,uvv6vvv2
  uuu4vvv0*20,uvv7vvv2
  vvv1uuu2uvv0*19,vvv3vvv2
  vvv0som8trqgusr7trqduts9trqdtsqbtsrcusra*2,tsrausrcussbusr9usratsrausra*2,trpgtsrcvut4vvv2
  vvv0uts0uut5vvv1*3,vvv2vvv1*3,vvu1*2,vvv1*2,vvu1vvv1uut4vuu3vvv1vvv2vvu1vvv0vvv2
  vvv0*2,uut7vvv0*19,vvv2
  vvv1vvv0*21,uuu2
captcha-idle 358x87
~ IqB6 xt-H 3-DS PiZq _E7f -c1h S8nP ViYg idQs s5bF 16S4
  qrrarss9rrsbqrrcttt3uvv0*18,
  uvv0*22,uuu0
  vvv0uvv0vvv0ssscstt7sss8sst6ttt7rssarss9vvv0*12,vvv2
  uuu3vvv0uvv6ttt8ttt9sst9stt8ttt8sss8stt7vvv0*10,lmnostt8vvv2
  vvv0uvv1vvv1stt9rssdsss9rrsesssdsss9rssarssdttt6vvv0*8,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-checking 358x87
~ IqB6 xt-H ali_ PiZq _E7f nz5p S8nP 0Gya 2R4r s5bF 16S4
  qrrarss9rrsbrssarrr8rsscstt3uvv0*16,
  uvv0*22,uuu0
  vvv0uuu2vvv1rssarrraqrrcrrrfttt3vvv0*12,uvv0vvv0vvv2
  uvv3uuu4vvv0stt6tuu6stt8sttbsss8vvv1vvv0*4,vvv1*2,vvv0vvv1vvv0*3,lmnpstt8vvv2
  vvv0uuu2vvv1stt9ssserssbrssfsssastt9rsserssfrss9sssarssdsssdrrsbrsscvvv0*3,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
captcha-checked 358x87
~ IqB6 xt-H MEXU PiZq 7F__ Tyjk IWyQ 4VTn S8nP ENe5 KNPt s5bF 16S4
  qrrarss9rrsbrssarrr8rrs9tuu2uvv0*16,
  uvv0*22,uuu0
  vvv0rts0uvu0rssdrssbqrrcsss9vvv0*15,vvv2
  tuu54gb5jom6stt7ttt9sssattt6vvv0*2,vvv1vvv0*4,vvv1*2,vvv0*4,lmnostt8vvv2
  vvv1nqp1tut1stt8rrshsssarsserssdsssdrrscrssestt8rssfsttarrscrsshttt5vvv0*3,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-expired 358x87
~ IqB6 xt-H 8H2n PiZq _E7f -c1h S8nP xfA3 qaaI s5bF 16S4
  qrrarss9rrsbrss8qrrdrrr8uvv0*17,
  uvv0*22,uuu0
  vvv0uvv0vvv0rrrbsss7rssarss7stt8rrr8ttt6rss9rssbrss7uuu4vvv0*8,vvv2
  uuu3vvv0uvv6ttu8ttt7ttt8sss7ttt8rssattt6rss9sstastt6uuu3vvv0*6,lmnostt8vvv2
  vvv0uvv1vvv1ttt8rssesttaqrrfrssg*2,rssdsssesssb*2,rsserssfttu4vvv0*4,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-refused 358x87
~ IqB6 xt-H G-UJ PiZq eKHe -c1h S8nP chBd qaaI s5bF 16S4
  qrrarss9rrsbrss8qrrbrrrauvv0*17,
  utt3utt0*21,utt5
  vuu5uvv1vvv1qrrdrss9rrrcrrr9sssapqqhqrresssaqrrarrscrrsbrsseqrrcvvv0*4,uvv0vvv0urre
  utt8vvv0uvv6uuu6tuu5ttt6*2,ttu7sst8ttt7uuu3rss7uuu5ttt8sss8stt8vvv0*4,lmnpstt8urre
  vuu5uvv1vvv1ttt8rssesttaqrrfrssg*2,rssdsssesssb*2,rsserssfttu4vvv0*4,vvv1vvv0urre
  uss7urs0*20,urs1tssb
captcha-failed 358x87
~ IqB6 xt-H KeFk PiZq eKHe -c1h S8nP XZiZ qaaI s5bF 16S4
  qrrarss9rrsbrrsarrratuu3uvv0*17,
  utt2utt0*21,uuu3
  vuu5uvv0vvv0rrrfsss8stt7rssdrrsbrssasss8sss9qrrdstt6rssasss7ttt4vvv0*6,urre
  utt8vvv0uvv6stt8tuu5sst7rssasssbtuu6sss8sst7stt9ttt5sstastt6uuu4vvv0*4,lmnostt8urre
  vuu5uvv1vvv1ttt8rssesttaqrrfrssg*2,rssdsssesssb*2,rsserssfttu4vvv0*4,uvv3vvv0urre
  urs7urs0*20,urs1trse
captcha-geetest 358x87
~ IqB6 xt-H 8E4F PiZq _E7f nz5p S8nP 0Gya 0D54 s5bF 16S4
  qrrarss9rrsbqrr8rrs9rss8uvv0*17,
  uvv0*22,uuu0
  vvv0uuu2vvv1rssarrraqrrcrrrfttt3vvv0*12,uvv0vvv0vvv2
  uvv3uuu4vvv0sss7tuu6stt8sstcstt7uuu3vvv1vvv0*10,lmnpstt8vvv2
  vvv0uuu2vvv1tttarrsdrrresssbsssdrssarssb*2,vvv0*9,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
consent 358x77
~ IqB6 xt-H ZHrX PiZq INno QRxd Z3-A xefU suFX h7vO qrjB ck_T
  rrs9rss8rssauvv0*20,
  tuu0uuu0uvv0*21,
  uuv3uuu6rrrerrscpqqhqrrcppqkopphqrrapqqiqrrcpqqcppqhpqqipqraoqrcprrfprr9prrdnqqcqrrdpqqhuvv0
  uuu1uuu2rssarss7qss9rss6qrsbqss9rss8rss7uvv0*2,uuu0uvv0uuu0stt0*5,uuu0uvv0*2,
  uvv0*2,ttt5sss6prr6*2,prr7oqr7oqr6qrs6uuu0uvv0*12,
consent-missing 358x102
~ IqB6 xt-H Aliu PiZq INno QRxd SGeL 2qZA suFX h7vO qrjB ck_T k3D4 jkhH Eo6i
  rrs9rss8rssarssbrrsbqrrauvv0*17,
  utt0uuu0uvv0*21,
  vuu5utt9rrrerrscpqqhqrrcppqkopphqrrapqqiqrrcpqqcppqhpqqipqraoqrcprrfprr9prrdnqqcqrrdpqqhuvv0
  utt2uuu3rssarss7qss9rss6qrsbqss9rss8rss7uvv0*2,uuu0uvv0uuu0stt0*5,uuu0uvv0*2,
  uvv0*2,ttt4stt5qss5*2,qrs6qrs5*2,qss5uuu0uvv0*12,
  rjk8trrbtrr8tqrbtqrdtrr8tqqatrra*2,tss8tqqatrr8trrctrs8trr9trrctrrauvv0*6,
  tqq4utu3tss3trr7utt5utt3utt4*2,utt3*2,tss3tss4tss5utt3tss4tss3utt5uvv0*6,
alert-wrong-email 358x114
~ IqB6 xt-H 3KJb PiZq wDEc oooO KwHi 2yeW
  qrrbsst7rrsbqrrarss6qrr9stt8uvv0*16,
  uuu0*23,
  vss0smm4vss2uqq6vrr1vrr0urr1urr5vss1vrs1urr1vss2urr1urr3uqq5vrr1*2,vrs1urr2vss0*4,
  vss0pgg5vrr2tppbtopctooatopbtopdtpp9*2,top8tooctppbuqq7tppatpp8top7tooatopavss0*4,
  vss0*2,uqr5snnismnctooatnnbtnnftnoctppasmndtoodtoobtnoctoob*2,tnnetpp8uqq3vss0*4,
  vss0*2,urr3tnogtoodsnnaurr2vss0*16,
  vss0*22,vtt0
  vtt0vss0*21,uuu0
alert-wrong-mobile 358x114
~ IqB6 xt-H 5u6e PiZq wDEc oooO KwHi zdBg
  qrrbsst7rrsbqrrarss8qrrbqrrduvv0*16,
  uuu0*23,
  vss0rkl4vrr3uqq8urr3urr2urr3uqq4urr3urr2*2,urr3urr4uqr3urr3tpp7urr3urr2urr3*2,vss1vss0*2,
  vss0qhi5vss1upq9tppa*3,uqq9tpp8uqq8*2,tpp7tppaupp8uqq6upq8upq7upq5tpp8upp9vss1vss0*2,
  vss0*2,uqr5snnismnctooatnnbtnnftnoctppasmndtoodtoobtnoctoob*2,tnnetpp8uqq3vss0*4,
  vss0*2,urr3tnogtoodsnnaurr2vss0*16,
  vss0*22,vtt0
  uuu0vtt0*20,uuu0uvv0
alert-region 358x72
~ IqB6 xt-H wVUZ PiZq wDEc oooO Z-hK EGam
  qrrbsst7qrr8qrrctuu2uvv0*18,
  uuu0*23,
  vss0snn5vrs1urr2vss1vrr1urr2urr4vss1urr4urr3*2,urr2vrs1vrs2vrr1urr2vss1vss0*5,
  vss0rklavrr1snneuqq8tnoduppauqq8tpp8tooctop9topaupqbtoodtppatpp9tnodtppbvss0*5,
  vtt0vss0*21,utt0
alert-too-frequent 358x72
~ IqB6 xt-H AT8x PiZq Rdsh nSKc XxbU k2DG
  qrrbsss7rrsarss9qrr9rrsasst7uvv0*16,
  uuu0vut0*20,uut0uuu0
  vtr0tpn5vsq1urp3usq2usp2vsq3urp4urp3*4,vsq2urp2urp4usq4vsq1urp3*3,vsq2vtr0*2,
  vtr0tpn7vsr1uqo8urp8tqo9uqo8tqo8tqo7tqnburo7urp5uro7tpmbtqo9urp9urp4uqo9uqo8tqo7urp5vtr0*2,
  vts0vtr0*20,vts0uut0
alert-network 358x137
~ IqB6 xt-H Cro9 PiZq Rdsh nSKc HhX4 NxsB Q2tq -fai dO-q
  qrrbsst7rrsarrsbrrscuvv0*18,
  uuu0uut0*21,uuu0
  vtr0uqo5vsq2urp5vsq0usq2*2,vsq1usq2vsq1*5,urp6urp3vsq2vsq1vsq2vsq1usq2vtr0*2,
  vtr0tqn9vsq2tpnauqo7tqo9urp7tpm9tqo9*2,uqo7tpn9*2,uqo8tqo9tqna*3,tqn9tpmctqn7vtr0*2,
  vtr0*2,usq4tqn7solitpncspmatqn8tpncsolcspmfusp4vtr0*11,
  vtr0*2,vtr1usq0*5,vsr1vtr0*14,
  vtr0*2,usq5srp3qoneqonbonmhsqoausq5vtr0*14,
  vtr0*2,vsr2usq0trq2trq1*2,usq0usr3vtr0*14,
  vts0vtr0*21,vut0
submit 358x263
~ IqB6 xt-H tA76 YqUR keJc LzL5 taEm EHbN -Xxp kmBn WHGj
  qrrbrrsastt7uvv0*20,
  oqr1lop0*21,stt2
  1ac119c0*8,1ac119c01ac119c0*10,2ac3
  19c0*9,4bd57egc9ghd6dfa19c0*10,
  agh36df0*20,7ef0fjl6
  loo2hlm0*20,imm0prr4
  1ac019c0*7,3bd33bd14cd52ac11ac12ac119c0*8,1ac1
  19c0*8,4bd63bd17efa9fhf7efb7egd19c0*9,
  ejk3agh0*20,agi0jmn6
  uuu0tuu0*21,uuu0
  tuu0*6,stt3rss3rss4sst2rss3qrs5rss4*2,rss6prr6tuu0*7,
  tuu0*6,rss3pqq7rss5qrr5pqq7qrr8rss6rss5qrs4qrs5tuu0*7,
  uuu0tuu0*21,uuu0
  tuu0*22,uuu0
  tuu0*7,qrr6rss5prr5qrr7qrr6*2,qrr8pqr8ttt0tuu0*7,
  tuu0*7,stt3rss3qrr4rss5stt3stt4rss3rss2ttt0tuu0*7,
  tuu0*22,uuu0
signed-in 358x260
~ IqB6 xt-H sl5q PiZq YqUR CBCQ C8zQ Coyn Mtuz _KXa 7kp- wpkm rY4U
  qrrbrss9rrsatuu3uvv0*19,
  uvv0*23,
  pqq8ttt4uvv0*21,
  noofrss7uvv0*21,
  tuu1uvv0uuu0uvv0uuu0uvv0*3,uuu1uuu0uvv0*13,
  klmjklmfkmmjkmmclmnihjkhikliikkelmmgikkluvv0*13,
  uvv0*5,stt1stt2uvv0*16,
  qrrersscrss8qrrfqrr8pqqarssarss8rrs7rrrbqrrcqqrgqrrbqrreqrraqrrbqqrerss7uvv0*5,
  uuu1*2,uuu0tuu2sss5tuu1uuu1*2,tuu1uuu1uuu2tuu2uuu1uuu2tuu1uuu1tuu3uuu1uvv0*5,
  chj38fg0*20,9fh0hlm6
  19c0*9,7ef97efc8fge7efd4bd319c0*9,
  1ac119c0*8,3bd22bd33bd43bd32ac119c0*8,2ac2
  mpp2jnn0*20,kno0rss3
  ttt3tuu0*21,stt7
  tuu3uvv0*4,stt5stt6mnnhpqqamnofmnohmoojoppbnopeoppenophmnnhuvv0*5,sst8
  tuu3uvv0*4,uuu0uvv0*16,sst9
  rss4qrs0*20,qrs2ttt5
in-the-app 358x147
~ IqB6 xt-H 886u PiZq YqUR gmSA MtF9
  rssaqrrcrss8rssauvv0*19,
  uvv0*23,
  ttt5tuu3uuu1tuu2ttt5uuu0tuu1uuu0tuu1uuu1*6,tuu1uuu0tuu1uuu1tuu2uuu1uvv0*2,
  rssa*2,rss7rsscrssbrss7qqrcrrs8qrrbrssbrss8qrrbrrraqrrbrss9pqqgrrs8qrrb*2,rrretuu2uvv0*2,
  pqqeqrrbqrraqrrbuvv0*19,
  uvv0*23,
  6df33bd0*21,bhi6
  19c0*6,5ce79fhe8fge7efcagij8fgf9ghh7egaaghd9fhd19c0*7,
  2ac219c0*6,2ac01ac019c0*5,1ac1*2,19c0*6,4ce5
  dij519c0*20,3bd2stt5
