method 358x73
~ IqB6 xt-H bY_j PiZq CF-1 kGda Eb8r P9V4 4_7a Eb8r N4GY xuVe
  rrsarrrcrrs9uvv0*20,
  uuu0uvv0*9,uuu0*13,
  vvv0*4,uuu3ttt6uuu6vvv0*4,tuu0*4,stt2rss3sst4tuu0*5,
  vvv0*4,ttt5rsscqrrhvvv0*4,tuu0*4,rss5pqqbqrratuu0*5,
  uuu0uvv0*9,uuu0tuu0*11,uuu0
email-missing 358x130
~ IqB6 xt-H A_LE PiZq INno lH_Z Dkw2 WZ1R wkxG 38cV Y4K1 w16m
  rss9qrrerss9qrraqrrbuvv0*18,
  uvv0*23,
  pqqbnoojpqqiuvv0*20,
  utt4utt0*21,utt8
  vuu5vvv0*21,urrd
  vuu5vvv0*21,urre
  utt4utt0*21,utt8
  qiiatqqasppctqrbsopetqqetqqbtrr6sooetqqfsppgsppaspqbtqqcutt5uvv0*8,
  uvv0*23,
email-invalid 358x149
~ IqB6 xt-H u6le PiZq INno lH_Z Dkw2 WZ1R wkxG 38cV Y4K1 -o6O
  rss9qrrerssaqrrcsss7uvv0*18,
  uvv0*23,
  pqqbnoojpqqiuvv0*20,
  utt4utt0*21,utt8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt4utt0*21,utt8
  qiiatqqbtqr9sppdtqqcspqgspqftqqgtqq8spqhtqq8spqcspqhtqqdsppdtqqbtqq9tqqdtqqaspqfspqbspqdtqq7
  uvv0trraspqespqfsopesppjtrr8uvv0*16,
  uvv0*3,tss8uuu2uvv0*18,
email-exists 358x149
~ IqB6 xt-H BrD5 PiZq INno lH_Z Dkw2 WZ1R wkxG 38cV Y4K1 FA42 Y07A
  rss9qrrerss7rssbttt2uvv0*18,
  tuu1uuu1*2,uvv0*20,
  qqranooiqqrguvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qiiatqqatqqdsppctqr9spq9sppftqqfsophtqqa*2,soojtqqatqr7spqdtqqdtqqctqqesppftqqdutu2uvv0*2,
  uvv0tqqdtqqesppf*2,utt3uvv0*17,
  uvv0tqr1spp0*3,utt1uvv0*17,
mobile-missing 358x130
~ IqB6 xt-H QjSv PiZq INno JJC0 k7MF 9095 hsf2 losQ _bbh TsSp wkxG 38cV Y4K1 5n1q
  rssbqrrdrss7rrsbrsscsss6uvv0*17,
  uuu1uvv0uuu0uvv0*20,
  opphopqinoonoppipqqgoppfstt5uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5sss7stt8uvv4vvv1vvv0*17,urre
  vuu5tuu5ttt7vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqasppctqrbsopetqqetqqbtpqdtqqdsopjspqftqqetqqbspqeutt5uvv0*8,
  uvv0*23,
mobile-invalid 358x130
~ IqB6 xt-H vNgO PiZq INno JJC0 k7MF 9095 hsf2 losQ _bbh TsSp wkxG 38cV Y4K1 gsM9
  rssbqrrdrss8rssaqrretuu2uvv0*17,
  uuu1uvv0uuu0uvv0*20,
  opphopqinoonoppipqqgoppfstt5uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5sss7stt8uvv4vvv1vvv0*17,urre
  vuu5tuu5ttt7vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqasppctqrbsopetrrbsppdtqqctqr8sppg*2,spqbtqqcsppetqqgtqqctqrctqqasopgsppetrraspqeuuu2
  uvv0*23,
mobile-exists 358x130
~ IqB6 xt-H rjfZ PiZq INno JJC0 k7MF 9095 hsf2 losQ _bbh TsSp wkxG 38cV Y4K1 0Rwa Y07A
  rssbqrrdrss6rrrcrss8uvv0*18,
  uvv0*23,
  nopjopqinoonoppipqqgoppfstt5uvv0*16,
  utt4utt0*21,utt8
  vuu5ttt6*2,vvv3vvv1vvv0*17,urre
  vuu5stt6stt9uvv3vvv1vvv0*17,urre
  utt4utt0*21,utt8
  qiiatqqatqqdsppctqr9sppispqgspqctqqbsopitqq9tqr8tqqetrrasppdtpqftqqetrratqqe*2,sopdsppeuuu2
  uvv0*18,qjj2qhi0*3,trr7
email-locked 358x130
~ IqB6 xt-H j34f PiZq INno lH_Z Dkw2 WZ1R wkxG 38cV xqWY Ds0R
  rss9qrrerssaqrrasss7uvv0*18,
  uvv0*23,
  pqqbnoojpqqiuvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qijatqqatqqdsppdtqqasopispqdtqqbspqftrr7sppbsppfspqbtqqbtrrbtqqfspqcuvv0*6,
  uvv0*23,
mobile-hint 358x130
~ IqB6 xt-H 2WrT PiZq INno JJC0 Q9Jr 9095 hsf2 losQ _bbh _Afe M7w9 yZeD
  rssbqrrdrss7rssdtuu2uvv0*18,
  uvv0*23,
  nopjopqinoonoppipqqgoppfstt5uvv0*16,
  uuu2uuu0*3,uuu1uuu0*17,tuu5
  uvv3ttt6*2,uvv4vvv1vvv0*17,ttt9
  uvv3stt6stt9vvv2vvv1vvv0*17,ttt8
  uuu2uuu0*21,tuu4
  pqqjrssbqrrapqrcqrreqrrbrrs9qrrbrrrapqqcqrraqqrerss8uvv0*10,
  uvv0*23,
password-empty 358x140
~ IqB6 xt-H a2Oa PiZq INno T5_6 FEO- cGmx JlZl losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte OHte OHte
~ OHte OHte M7w9 5cP0
  qrrbrrs8rss9rss8rrsbqrrcuuu0uvv0*16,
  uuu0uvv0*22,
  oppfpqqdopphpqqfuvv0*19,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  tuu2tuu0*21,tuu4
  sst6ttt2*2,ttt1ttt2stt4*2,ttt3tuu1uuu0*14,
  qrrfpqqepqqbqqrcrrsarss9pqqcqrrfqqreuuu0uvv0*13,
password-on-the-way 358x140
~ IqB6 xt-H 2aZS PiZq INno T5_6 FEO- cGmx JlZl losQ Q-r6 2Vm3 IGyi IGyi IGyi IGyi IGyi IGyi OHte OHte
~ OHte OHte M7w9 cgH2
  qrrbrrs8rss9rss8sss8qrrdrss9rssauvv0*15,
  uuu0uvv0*22,
  oppfpqqdopphpqqfuvv0*19,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  qrs2qrs0rss1qrs0rss1qrs0rss1qrs0rss0qss0qrs0rss1qrs0stt0tuu0*8,tuu4
  pqr5prr2rss3pqr3qss4qrs1qss4qrr2qrs3prr2qrs1qrr6qrs2ttu0uuu0*9,
  pqrfqrresss6pqqbqrrepqrerrsepqripqqcpqqbqrrfrssbttt5uvv0*10,
password-enough 358x140
~ IqB6 xt-H nh2Q PiZq INno T5_6 FEO- cGmx JlZl losQ Q-r6 2Vm3 gBmA gBmA gBmA gBmA gBmA gBmA gBmA gBmA
~ gBmA gBmA uJ7- 8cKO
  qrrbrrs8rss9rss8rssaqrrbstt6uvv0*16,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,ttt6tuu6ttt8
  uvv3vvv0*19,ttt6tuu6ttt8
  stt2stt0ttt0stt0ttt0stt0ttt0stt0*4,ttt0stt0ttt0stt0ttt0stt0*4,ttt0stt0stt5
  orq3orq2qsr1orq1qsr1prq0qsr1prq0qsr0prr0prq0qsr1prq0qsr1prq0qsr1prq0qsr0psr0prq0qsr1prq0psr0
  nrpenqpinqpgorqdmqpituu1uvv0*17,
password-missing 358x140
~ IqB6 xt-H b2Eo PiZq INno T5_6 Dkw2 wlFW JlZl losQ Q-r6 2Vm3 OHte OHte OHte OHte OHte OHte OHte OHte
~ OHte OHte wkxG 38cV Y4K1 y5F-
  qrrbrrs8rss9rss8rrrbrrsbsss5uvv0*16,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urre
  utt3utt0*21,ttt7
  sqq3ttt2*2,ttu1tst4ttt4ttt3ttt2uuu2ttt1ttt2uuu1uuu0*11,
  qjj9tqr9sopdtqqdsppdtqrctqrbsppcsopftqqetpqbtrrcuvv0*11,
password-too-short 358x140
~ IqB6 xt-H Dy-7 PiZq INno T5_6 Dkw2 wlFW JlZl losQ Q-r6 2Vm3 cbZH cbZH cbZH cbZH cbZH cbZH cbZH cbZH
~ OHte OHte wkxG 38cV Y4K1 2KzG
  qrrbrrs8rss9rrs9rss9rss8rss9tuu2uvv0*15,
  uuu0uvv0*22,
  oppfpqqdopphpqqfuvv0*19,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0utt0*4,ttt7
  rmn4tqq4trr3tqq3tqq4*2,trr2tqq3trr3tqq3tqq2trr2tqq4trr6trr0tss1trr0tss0uuu0*5,
  rkl8tqqcspqdtrratqq9tqqfsppftrrdspqgsooesppe*2,trrbtss9uvv0*9,
password-too-long 358x140
~ IqB6 xt-H 53na PiZq INno T5_6 Dkw2 wlFW JlZl losQ Q-r6 2Vm3 cbZH cbZH cbZH cbZH cbZH cbZH cbZH cbZH
~ cbZH cbZH wkxG 38cV Y4K1 mpEN
  qrrbrrs8rss9rrs9rss9*2,qrr9uvv0*16,
  uuu0uvv0*22,
  oppfpqqdopphpqqfuvv0*19,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0tqq0*2,trr1tqq0tqq8
  rmn4tqq5*2,tqq2trr2tqq3tqq7spq3tqr5tqr1trr0tss1trr0tss1trr0tss1trr0tss0trs0trr0tss1trr0trs0
  rkl8tqraspqe*2,sppftrr9tqqbspp9tqqfsopfutt4uvv0*12,
password-too-common 358x159
~ IqB6 xt-H YMJt PiZq INno T5_6 Dkw2 wlFW JlZl losQ Q-r6 2Vm3 cbZH cbZH cbZH cbZH cbZH cbZH cbZH cbZH
~ cbZH cbZH wkxG 38cV Y4K1 kxgn
  qrrbrrs8rss9rrs9rss9sss6rrsbrss9ttt5uvv0*14,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  utt4utt0*21,utt8
  vuu5vvv0*19,ttt6tuu6urre
  vuu5vvv0*19,ttt6tuu6urre
  urs4uss0*21,trr8
  rmm3soo3trr1tpq0spq4tpq0trr1spp2tqr2tqq0*2,tqq3spp2tqr3sop4spq6spp1spq3tqq1spq1trr1tpq0tqq0
  rmm7trr9spqbtqq8tqqbsppcsppetrs8trr8tqrbsppdtqqcsppdtqqatrratqqctpqdtrr8tqqatqqeuvv0*3,
  uvv0tqrasophsppdtss5uvv0*18,
invite-none 358x115
~ IqB6 xt-H 5h_0 PiZq s8MZ k4qk A2W2 Vc8o 3HjD S8nP n10B rwJ2 QKfR
  rrsdrrrbrss8rrsauuu0uvv0*18,
  uvv0*22,uuu0
  vvv0*4,uuu5vvv1vvv2vvv0uuu4vvv0vvv1vvv0vvv2vvv1uuu2vvv0*7,vvv2
  vvv1ttu1stt1vvv0qrrhqrrkppqhrsseqrrgqrr9qrrmnoohpqqlpqqfrssevvv0*7,vvv2
  vvv1prr7npqbuvv0rssdrssbrssirrrfrsseqrrerssbrsscrssdvvv0*3,vvv1oqqkprrfoqqlnqqfttu7vvv2
  vvv0uuu0*2,vvv0sssbrrrhrssdttu9vvv0*14,vvv2
  vvv0*4,vvv2vvv0*17,uvv2
  uuu0*23,
invite-code 358x97
~ IqB6 xt-H 9osK PiZq s8MZ k4qk A2W2 Vc8o 3HjD S8nP ldjZ G56P 1_cb 2Qxl
  rrsdrrrbsss6qrr9uuu0uvv0*18,
  uvv0*22,uuu0
  vvv0*2,uvv0vvv0uvv2vvv0*2,vvv1vvv0vvv1uuu4ttt6ttt4stt4tuu2vvv0*7,vvv2
  vvv1qrs6nqq9uvv0sstaqrrgrrrcrrrdsttbrssfpqqeoppgpqqeopphrssbvvv0*3,rssbqrsdqrsetuu5vvv2
  vvv1stt2rst3uvv0rrshqrrfsttarssgrssfrrscrssdrrsesttarssdrssgqrrisstbvvv0vvv1uvv2vvv2vvv1vvv2
  vvv0*22,uvv2
  uvv0*23,
invite-unknown 358x252
~ IqB6 xt-H 9QNp PiZq s8MZ k4qk A2W2 Vc8o 3HjD S8nP n10B rwJ2 afAb INno hbFN FEO- _Afe LeD7 Xw20 MGNu
~ axgs
  rrsdrrrbsss9qrrdrrsbstt6uvv0*17,
  uvv0*22,uuu0
  vvv0*4,uvv3vvv0vvv1vvv0uuu3vvv0vvv1vvv0vvv1*2,uvv1vvv0*7,vvv2
  vvv1tuu0ttt0vvv0qqrjqqrkoppirsseqqrhqrr9qrrmnoohppqlppqgrrrfvvv0*7,vvv2
  vvv1prr8mppbuvv0rssdrssbrssirrrfrsseqrrerssbrsscrssdvvv0*9,vvv2
  vvv0uuu0*2,vvv0sssbrrrhrssdttu9vvv0*14,vvv2
  vvv0*4,vvv2vvv0*17,vvv2
  vvv0ppqgqqqjpqqiqrrfqrrcqrrerrravvv0*14,vvv2
  vvv0uuu2tuu2*2,stt4ttt2uuu1*2,uvv0*13,vvv0vvv2
  vvv2*2,vvv0*19,uvv5vvv2
  uuu4vvv0*20,uvv7vvv2
  vvv2uuu2uvv0*19,uvv5vvv2
  vvv0tsq5uts8utt5uut4uts6uts7utt6utt5*2,vut5utt4uts7uut4uts8utt6uts6utt5vuu3uts6vvv0*2,vvv2
  vvv0sqo3utt5usr7uts8uts5usr8uts6utt7usr8uts7vut5uts8vut6uts6uts5uts8uts6vut4uts6vvv0*2,vvv2
  vvv0*2,tsqbtrqdusratrpetsrbusrcsqoctrqdtrpctrpbvuu5vvv0*9,vvv2
  vvv0*22,uvv2
captcha-idle 358x87
~ IqB6 xt-H 3-DS PiZq _E7f -c1h S8nP _fJc RpUS s5bF 16S4
  qrrarss9rrsbqrrcttt3uvv0*18,
  uvv0*22,uuu0
  vvv0uvv1vvv1sssbqrrcrrrersscqqrdrrraqqrfrssaqrrbuuu2vvv0*7,uvv0vvv0vvv2
  uuu4vvv0uvv6ttt7tuu6ttt7*3,uuu6stt6sss7ttt6vvv2vvv0*7,lmnpstt8vvv2
  vvv0uvv1vvv1sstbrrresstarrscrssd*2,stt9rss9rrrfrssduuu2vvv0*6,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
captcha-checking 358x87
~ IqB6 xt-H ali_ PiZq _E7f nz5p S8nP OtF8 P3XD s5bF 16S4
  qrrarss9rrsbrssarrr8rsscstt3uvv0*16,
  uvv0*22,uuu0
  vvv0uuu2vvv0rrrfrrrdsss8rss9rssbqqrfvvv0*13,vvv2
  uvv3uuu4vvv0sst9sstarss8qrrdsssasst9ttt7vvv1vvv0*2,vvv3vvv0*6,lmnostt8vvv2
  vvv0tuu3vvv1sstdsst8rssbrssasssbsss8ssscrsserrsdsstbrrrerssbvvv2vvv0*4,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-checked 358x87
~ IqB6 xt-H MEXU PiZq 7F__ Tyjk IWyQ 4VTn S8nP 0ZhP 8JTr s5bF 16S4
  qrrarss9rrsbrssarrr8rrs9tuu2uvv0*16,
  uvv0*22,uuu0
  vvv0prq0tuu1qqreqrrapqqfrrrcttu5vvv0*12,uvv0vvv0vvv2
  tuu54gb5jom6ttt6stt7stt8sssauuu4vvv1vvv0vvv2vvv1vvv0*2,vvv1vvv0vvv2vvv0*3,lmnpstt8vvv2
  vvv0psq1tuu1ssscsstdrrserssestt9rrsarrsbrrserssdsttarssettt8rssarssgrsscvvv0*2,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
captcha-expired 358x87
~ IqB6 xt-H 8H2n PiZq _E7f -c1h S8nP a1Pi P8Cx s5bF 16S4
  qrrarss9rrsbrss8qrrdrrr8uvv0*17,
  uvv0*22,uuu0
  vvv0uvv0vvv0rrrdstt7pqqbqrrfstt9sss9*3,rss9rrsarsscrss8vvv2vvv0*6,vvv2
  uuu3vvv0uvv6sss8ttt7ttu7sss8sssarss9ttt7sss9qrrcrss9rssbttt7uuv3vvv0*4,lmnostt8vvv2
  vvv0uvv1vvv1sssbrsscrrrgrssarsserrrcttt9rsscsstbrrrdsssbrssdrsserrscuvv3vvv0*2,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-refused 358x87
~ IqB6 xt-H G-UJ PiZq eKHe -c1h S8nP oe_Q P8Cx s5bF 16S4
  qrrarss9rrsbrss8qrrbrrrauvv0*17,
  utt2utt0*21,uuu3
  vuu5uvv0vvv0rrrdstt7pqqbqrrfstt9rss9sss7*2,rsscrss9rss7rrrfrss7rrsbvvv0*5,urre
  utt8vvv0uvv6sss9ttt8ttt7sss9sssarrs9stt9ttt7sssastt9qrrbsssbqrrcrssbvvv0*3,lmnostt8urre
  vuu5uvv1vvv1sttasssbrrsfsss9rsserrrcttt9rsscsttarrscsstarsscrsserrscuvv3vvv0*2,uvv3vvv0urre
  urs7urs0*20,urs1trse
captcha-failed 358x109
~ IqB6 xt-H KeFk PiZq eKHe -c1h S8nP zcwy P8Cx s5bF 16S4
  qrrarss9rrsbrrsarrratuu3uvv0*17,
  utt3utt0*21,utt5
  vuu5vvv0*2,qrrfsss9pqqdpqqhssscrrrarssbrrrcqrrbrssbrrrcrssbqqrcrrsbqqqduuu3vvv0*3,urre
  vtu6uvv1vvv3ttt5uuu4uuu5ttt6ttt7sss7ttt7ttt8ttt5tuu6ttt6ttt7stt7*2,ttt6vvv2vvv0rss6vvv2urre
  utt7uvv1uuv5qqqioppfnoogrsscvvv0*13,opplttt6urre
  vuu5vvv0*2,rsscrssdqrrhrssarsserrrcttt9rsscsstbqrresssbrrserrsfrrscuvv3vvv0*4,urre
  ust6vtt0*20,vtt1trrd
captcha-geetest 358x87
~ IqB6 xt-H 8E4F PiZq _E7f nz5p S8nP OtF8 wzjL s5bF 16S4
  qrrarss9rrsbqrr8rrs9rss8uvv0*17,
  uvv0*22,uuu0
  vvv0uuu2vvv1qqrhqrrgrssaqrrbrrrdpqqivvv0*11,uvv0vvv0vvv2
  uvv3uuu4vvv0ttt6tuu6rss9sss9ttt6sst8ttt7vvv0*10,lmnpstt8vvv2
  vvv0uuu2vvv1sst9qrressscsssbsstbrssarssbqrrbvvv0*9,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
consent 358x98
~ IqB6 xt-H ZHrX PiZq INno QRxd Z3-A xefU suFX AX_V 9tE5 OYQL
  rrs9rss8rssauvv0*20,
  tuu0uuu0uvv0*21,
  uuv3uuu6rrrcpqqepqqkqrrdpqqloppfoppepqqgqrrgqrrfopqgqrraopplqrrdpqqhppqipqqcppqioppfrss6uvv0
  uuu1uuu2rssaqrs8qsscqss9rss9qrs8qss7prrcrss9*2,qss7stt6rssarrrarss8uvv0*2,uuu0uvv0*3,
  uvv0*2,rss8*2,prr6*2,prr8oqr7qrs4qrs7oqr9qrs7prr6rst5stt7stt5ttt4uvv0*6,
  uvv0*2,oqqdmppgmppfnpqgmpphmppdqrr7uvv0*14,
  uvv0*23,
consent-missing 358x143
~ IqB6 xt-H Aliu PiZq INno QRxd SGeL 2qZA suFX AX_V 9tE5 OYQL ihce jkhH Eo6i
  rrs9rss8rssarssbrrsbqrrauvv0*17,
  utt0uuu0uvv0*21,
  vuu5utt9rrrcpqqepqqkqrrdpqqloppfoppepqqgqrrgqrrfopqgqrraopplqrrdpqqhppqipqqcppqioppfrss6uvv0
  utt2uuu3rssaqrs8qsscqss9rss9qrs8qss7prrcrss9*2,qss7stt6rssarrrarss8uvv0*2,uuu0uvv0*3,
  uvv0*2,rss8*2,prr6*2,prr8*2,qrs4qrs7prr9qrs8prr6rst5stt7stt5ttt4uvv0*6,
  uvv0*2,oqqdmppgmppfnpqgmpphmppdqrr7uvv0*14,
  uvv0utt5utu1utt2*2,uuu1utt4utt2uuu2utt3utt5uuu1*4,utu2utt4*2,utt2uuu0uuu1uvv0*2,
  qij9trs9tqr9tqqetqratqrbtrr9trr8*2,spqatrrcsppetqqetqrbtss8trsatrrbtrr9trrctrr8tss7uvv0*2,
  uuu0tqrasppesophtrrbuvv0*18,
alert-wrong-email 358x114
~ IqB6 xt-H 3KJb PiZq wDEc oooO KwHi B2vp
  qrrbsst7rrsbqrrarss6qrr9stt8uvv0*16,
  uuu0*23,
  vss0rkl4urr2uqq4uqq6uqr5uqq5uqq4*2,urr3*2,uqq5*3,urr4uqr4*2,uqr3uqq5uqr3urr3vss0*2,
  vss0qhi5urr2uqq4tpp9uqq8tpp8uqq7upq6tpp8tppaurr6tpp9uqq8uqq7topauqq7tppbtpp9uqq6tpp7vss0*2,
  vss0*2,uqq4snnctoogtnoatoodtnoetppasnnetoodsnnbtpp8snnetooetoodsnnesnngsnnetoobvss0*3,
  vss0*2,uqr4snnjtooetnoburr5vss0*16,
  vss0*22,vtt0
  uuu0vtt0*20,uuu0uvv0
alert-wrong-mobile 358x114
~ IqB6 xt-H 5u6e PiZq wDEc oooO KwHi TE36
  qrrbsst7rrsbqrrarss8qrrbqrrduvv0*16,
  uuu0*23,
  vss0smm4urr1urr4urr1*2,vrs1urr2*2,urr3vrr1*2,urr3*3,urr2urr3urr2vss0*5,
  vss0pgg5urr2topbtppctoobuqq7toobtpp8tpp7topatoocuqq7tppa*2,uqq8toobupq8vss0*5,
  vss0*2,urr3tnoctoodsnnatopasnnbsnnitnodtoodtooftnoctoobtnodtnndtpp9smnfurr2vss0*4,
  vss0*2,urr3tnoftnocsnngtooetpp7toobsnnhtooesnnburr4vss0*10,
  vss0*7,urr2vss0*14,vtt0
  vtt0vss0*21,uuu0
alert-region 358x93
~ IqB6 xt-H wVUZ PiZq wDEc oooO Z-hK tswl
  qrrbsst7qrr8qrrctuu2uvv0*18,
  uuu0*23,
  vss0smn6urr2uqq6uqq5uqq3uqq5uqq4urr4urr3uqq5urr4uqq5urr3uqq4*2,uqr4urr2uqq5uqq3vss0*3,
  vss0rll9urr2tpp8uqq6tooaupq8tpp8upp9topauqq8uqq7uqq6tpp8uqq7too8tppauqq8tppauqq6vss0*3,
  vss0*2,urr3tnocsnngsmmftoobvss0*16,
  vtt0vss0*21,vtt0
alert-too-frequent 358x93
~ IqB6 xt-H AT8x PiZq Rdsh nSKc XxbU uwDh
  qrrbsss7rrsarss9qrr9rrsasst7uvv0*16,
  uuu0uut0*21,uuu0
  vtr0tqn4vsr0usq2vsq2vsq3urp5vsq1vsq2*2,usq4vsq1*2,usq3vsq0urp3vsr0vsq0usp3usq3vtr0*3,
  vtr0spm8vsq2uqo6tpnatpn9tqo8tqo9tqn9tpnaurp6tpn8tpnatqnauqo7tpn9tqn6tpm9tpnatqn9vtr0*3,
  vtr0*2,usq3tpmctqn9somdtpmdtpmcvtr0*15,
  vts0vtr0*21,vts0
alert-network 358x158
~ IqB6 xt-H Cro9 PiZq Rdsh nSKc HhX4 NxsB Q2tq Q_oP hoJI
  qrrbsst7rrsarrsbrrscuvv0*18,
  uuu0vut0*20,uut0uuu0
  vtr0tqo6vsq3uqo8usq2urp2urp6urp2vsq2urp3usp2urp3*2,usq3usp3urp5usp2urp7usq2vtr0*4,
  vtr0tqo7vsq1tqo9urp4tqo6tqo9tqn7urp5tqo9tqo7uro3tqo8tqo7urp7uqo8urp6uroaurp4vtr0*4,
  vtr0*2,urp4spmdsolc*2,tqoaspmctpn9tpna*2,somctqoatpmaspmbspmdtpn9somdtpm6urp5vtr0*3,
  vtr0*2,usq2tpnbspmbtqo7vtr0*17,
  vtr0*3,usq0*8,usr0vtr0*11,
  vtr0*2,usq5trq2sqo5trp6sqp7*2,trp6rqo8sqp6usq1usr4vtr0*10,
  vtr0*2,usr4usq2trp7rpo7srp6rpo7sqp6sqp8rqo8usq3usr4vtr0*10,
  vts0vtr0*2,usr0*9,vtr0*10,vts0
submit 358x263
~ IqB6 xt-H tA76 YqUR keJc h9MO taEm EHbN S33M Q-wB f72i
  qrrbrrsastt7uvv0*20,
  oqr1lop0*21,stt2
  1ac119c0*7,1ac0*2,19c01ac1*2,19c0*9,2ac3
  19c0*8,4cd59fhg*2,aghfagic6dfb19c0*9,
  agh36df0*20,7ef0fjl6
  loo2hlm0*20,imm0prr4
  1ac019c0*6,3bd32ac14ce33bd23bd3*2,2ac1*2,19c0*7,1ac1
  19c0*7,4ce62ac19fhaagif7ega7ege8egb7egc19c0*8,
  ejk3agh0*20,agi0jmn6
  uuu0tuu0*21,uuu0
  tuu0*6,stt1rss4rss3rss5qrr5rss2rss4rrs6rss5rss4tuu0*7,
  tuu0*6,stt2qrr7qrs8qrr6prr5rss5qrs7rss4qrs5stt3tuu0*7,
  uuu0tuu0*21,uuu0
  tuu0*22,uuu0
  tuu0*7,rss2qrr5*2,qrr8qrs6qrr6qrr7rss5tuu0*8,
  tuu0*7,stt0rss3*3,stt3rss2*2,stt1tuu0*8,
  tuu0*22,uuu0
signed-in 358x260
~ IqB6 xt-H sl5q PiZq YqUR CBCQ C8zQ fQ-M u4gJ MgVX Wh5t wpkm rY4U
  qrrbrss9rrsatuu3uvv0*19,
  uvv0*23,
  qqr6ttt3uvv0*21,
  mnohrss8uvv0*21,
  uuu0*4,uvv0*19,
  hjkkjllgmnofijkkjklimnncikkhikkdjklhjllfikkngijilmnfuvv0*10,
  uvv0*6,tuu1stt1uvv0*15,
  qrrcrss5qrrdrss7rrscrss8sss7qrrfrrsbrrrcrss7rrs9qrrb*2,sss6qrr9rss8qrr9qrrfrss7uvv0*3,
  ttt3ttt2tuu3ttt2ttt3tuu3ttt4*2,tuu3ttt4ttt3ttt4*2,ttt3tuu2stt5tuu3ttt3*3,uuu0uvv0*2,
  chj38fg0*20,9fh0hlm6
  19c0*9,5ce88fgc7egd5df619c0*10,
  1ac119c0*8,2ac24bd43bd53bd319c0*9,2ac2
  mpp2jnn0*20,kno0rss3
  ttt3tuu0*21,stt7
  tuu3uvv0*3,rss9pqqaoppfmooeoppcopqbnooenoohqrranooeoppfoppdnopdmnoesss6uvv0*3,sst8
  tuu3uvv0*3,uuu0uuu1tuu2tuu1*4,tuu2uuu1tuu1uuu1tuu1*3,uuu0uvv0*3,sst9
  rss4qrs0*20,qrs2ttt5
in-the-app 358x147
~ IqB6 xt-H 886u PiZq YqUR ltlL OyiC
  rssaqrrcrss8rssauvv0*19,
  uvv0*23,
  ttt3uvv0uuu1tuu3uvv0uuu1tuu2uvv0*2,uuu1uuu0*3,uvv0*2,uuu1tuu2uuu0tuu1uvv0*4,
  qrrcqrr7qrrfrrsaqrrapqqdrss8opqhrss9pqqb*2,rssapqrfpqq9rssbqqrgqrr9rss9pqqe*2,uuu0uvv0*2,
  pqqg*2,rss8pqqepqqdqrreqqrcuuu0uvv0*15,
  uvv0*23,
  6df33bd0*21,bhi6
  19c0*6,9fhj8fge8fgb9fhfaghc7ega9fhfaghdbhii9fhe3bd519c0*6,
  2ac219c0*8,1ac12ac319c0*11,4ce5
  dij519c0*20,3bd2stt5
