method 358x73
~ WwRR k9wt F43e rk_K LVVJ W6ny Xg_R qFTd 5wbj Xg_R mUs2 dkJ7
  rrsarrrcrrs9uvv0*20,
  uuu0*23,
  vvv0*4,uuu3ttt6uuu6vvv0*4,tuu0*4,stt2rss3sst4tuu0*5,
  vvv0*4,ttt5rsscqrrhvvv0*4,tuu0*4,rss5pqqbqrratuu0*5,
  uuu0uvv0*10,tuu0*11,uuu0
email-missing 358x130
~ WwRR k9wt snOT rk_K tG4y gDYo rMdn xdZA QTjS MDRu Tbbj Ri1B
  rss9qrrerss9qrraqrrbuvv0*18,
  uvv0*23,
  pqqbnoojpqqiuvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qiiatqqasppctqrbsopetqqetqqbtrr6sooetqqfsppgsppaspqbtqqcutt5uvv0*8,
  uvv0*23,
email-invalid 358x149
~ WwRR k9wt Su9b rk_K tG4y gDYo rMdn xdZA QTjS MDRu Tbbj XPKV
  rss9qrrerssaqrrcsss7uvv0*18,
  tuu1uuu1*2,uvv0*20,
  qqranooiqqrguvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt3utt0*21,utt7
  qiiatqqbtqr9sppdtqqcspqgspqftqqgtqq8spqhtqq8spqcspqhtqqdsppdtqqbtqq9tqqdtqqaspqfspqbspqdtqq7
  uvv0trraspqespqfsopesppjtrr8uvv0*16,
  uvv0*3,tss8uuu2uvv0*18,
email-exists 358x149
~ WwRR k9wt foDV rk_K tG4y gDYo rMdn xdZA QTjS MDRu Tbbj VrX5 ixqv
  rss9qrrerss7rssbttt2uvv0*18,
  uvv0*23,
  pqqbnoojpqqiuvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qiiatqqatqqdsppctqr9spq9sppftqqfsophtqqa*2,soojtqqatqr7spqdtqqdtqqctqqesppftqqdutu2uvv0*2,
  uvv0tqqdtqqesppf*2,utt3uvv0*17,
  uvv0tqr1spp0*3,utt1uvv0*17,
mobile-missing 358x130
~ WwRR k9wt a2vt rk_K tG4y NQgw -RxB -stb RyOn Ajda lOXA zI4J QTjS MDRu Tbbj nt8-
  rssbqrrdrss7rrsbrsscsss6uvv0*17,
  uvv0*23,
  nopjopqinoonoppipqqgoppfstt5uvv0*16,
  utt4utt0*21,utt8
  vuu5ttt6*2,vvv3vvv1vvv0*17,urre
  vuu5stt6stt9uvv3vvv1vvv0*17,urre
  utt4utt0*21,utt8
  qiiatqqasppctqrbsopetqqetqqbtpqdtqqdsopjspqftqqetqqbspqeutt5uvv0*8,
  uvv0*23,
mobile-invalid 358x130
~ WwRR k9wt 3WU2 rk_K tG4y NQgw -RxB -stb RyOn Ajda lOXA zI4J QTjS MDRu Tbbj ZCcB
  rssbqrrdrss8rssaqrretuu2uvv0*17,
  uvv0*23,
  nopjopqinoonoppipqqgoppfstt5uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5ttt6*2,uvv4vvv1vvv0*17,urre
  vuu5stt6stt9vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqasppctqrbsopetrrbsppdtqqctqr8sppg*2,spqbtqqcsppetqqgtqqctqrctqqasopgsppetrraspqeuuu2
  uvv0*23,
mobile-exists 358x130
~ WwRR k9wt T7Qn rk_K tG4y NQgw -RxB -stb RyOn Ajda lOXA zI4J QTjS MDRu Tbbj KPSg ixqv
  rssbqrrdrss6rrrcrss8uvv0*18,
  uuu1uvv0uuu0uvv0*20,
  opphopqinoonoppipqqgoppfstt5uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5ttt6*2,uvv4vvv1vvv0*17,urre
  vuu5stt6stt9vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqatqqdsppctqr9sppispqgspqctqqbsopitqq9tqr8tqqetrrasppdtpqftqqetrrasopesooesnndsnneutt3
  uvv0*23,
email-locked 358x130
~ WwRR k9wt uk-C rk_K tG4y gDYo rMdn xdZA QTjS MDRu BtoZ HGvK
  rss9qrrerssaqrrasss7uvv0*18,
  tuu1uuu1*2,uvv0*20,
  qqranooiqqrguvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt4utt0*21,utt7
  qijatqqatqqdsppdtqqasopispqdtqqbspqftrr7sppbsppfspqbtqqbtrrbtqqfspqcuvv0*6,
  uvv0*23,
mobile-hint 358x130
~ WwRR k9wt ungu rk_K tG4y NQgw tmu1 -stb RyOn Ajda lOXA r611 jNbr 23wC
  rssbqrrdrss7rssdtuu2uvv0*18,
  uvv0*23,
  nopjopqinoonoppipqqgoppfstt5uvv0*16,
  uuu2uuu0*21,tuu5
  uvv3ttt6*2,vvv3vvv1vvv0*17,ttt8
  uvv3stt6stt9uvv3vvv1vvv0*17,ttt8
  uuu2uuu0*21,tuu5
  pqqjrssbqrrapqrcqrreqrrbrrs9qrrbrrrapqqcqrraqqrerss8uvv0*10,
  uvv0*23,
password-empty 358x140
~ WwRR k9wt Y3UT rk_K tG4y UnOP cTtb fFhN aSDJ Ajda q1Ej dpqX frdD frdD frdD frdD frdD frdD frdD frdD
~ frdD frdD jNbr Uez3
  qrrbrrs8rss9rss8rrsbqrrcuuu0uvv0*16,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,ttt6tuu6ttt8
  uvv3vvv0*19,ttt6tuu6ttt8
  tuu2uuu0*21,tuu5
  stt4tuu1tuu0*2,tuu1stt3ttt2tuu1uuu0tuu0*2,uuu0tuu0uuu0tuu0uuu0tuu0uuu0*2,tuu0uuu0tuu0uuu0
  pqqiopqgoppdopqdqrrbrssbpqqfpqqgpqqfuuu0uvv0*13,
password-on-the-way 358x140
~ WwRR k9wt 4wv7 rk_K tG4y UnOP cTtb fFhN aSDJ Ajda q1Ej dpqX ZxmK ZxmK ZxmK ZxmK ZxmK ZxmK frdD frdD
~ frdD frdD jNbr OcyK
  qrrbrrs8rss9rss8sss8qrrdrss9rssauvv0*15,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  qrs2qrs0rss1qrs0rss1qrs0rss1qrs0rss0qss0qrs0rss1qrs0stt0tuu0*8,tuu4
  pqr5prr2rss3pqr3qss4qrs1qss4qrr2qrs3prr2qrs1qrr6qrs2ttu0uuu0*9,
  pqrfqrresss6pqqbqrrepqrerrsepqripqqcpqqbqrrfrssbttt5uvv0*10,
password-enough 358x140
~ WwRR k9wt M86W rk_K tG4y UnOP cTtb fFhN aSDJ Ajda q1Ej dpqX On4l On4l On4l On4l On4l On4l On4l On4l
~ On4l On4l zMuc FNfN
  qrrbrrs8rss9rss8rssaqrrbstt6uvv0*16,
  uuu0uvv0*22,
  oppfpqqdopphpqqfuvv0*19,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  qsr2qsr0rts1qsr0rts1qsr0rts1qsr0rss0qss0qsr0rts1qsr0rts1qsr0rts1qsr0rss0*2,qsr0rts1qsr0qsr5
  prq4*2,rss2psr2rss3rss0rts1rss0rts0rss0*2,rts1rss0rts1rss0rts1rss0rts0*2,rss0rts1rss0rts0
  orqdorqgorqeqsrbnrpguuu1uvv0*17,
password-missing 358x140
~ WwRR k9wt Vsa_ rk_K tG4y UnOP rMdn 8Idn aSDJ Ajda q1Ej dpqX frdD frdD frdD frdD frdD frdD frdD frdD
~ frdD frdD QTjS MDRu Tbbj SDVo
  qrrbrrs8rss9rss8rrrbrrsbsss5uvv0*16,
  uuu0uvv0*22,
  oppfpqqdopphpqqfuvv0*19,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  utt3utt0*21,ttt7
  spp4ttt2*2,ttu1tst4ttt4ttt3ttt2uuu2ttt1ttt2uuu1uuu0*11,
  rkl8tqr9sopdtqqdsppdtqrctqrbsppcsopftqqetpqbtrrcuvv0*11,
password-too-short 358x140
~ WwRR k9wt 6jRe rk_K tG4y UnOP rMdn 8Idn aSDJ Ajda q1Ej dpqX SQqP SQqP SQqP SQqP SQqP SQqP SQqP SQqP
~ frdD frdD QTjS MDRu Tbbj NvMz
  qrrbrrs8rss9rrs9rss9rss8rss9tuu2uvv0*15,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  utt4utt0*21,utt8
  vuu5vvv0*19,ttt6tuu6urre
  vuu5vvv0*19,ttt6tuu6urre
  urs4uss0*17,utt0*4,utt8
  rmm3sop3tqq3spp2spq3spp2trr1spp2tqr2spp2spq1trr1sop2tqq5tpq0trr1tpq0tqq0uuu0tuu0uuu0tuu0uuu0
  qjj9tpqesopftrrbsppaspphsoohtqqesooisnnhsoog*2,tqrctrsauvv0*9,
password-too-long 358x140
~ WwRR k9wt jMda rk_K tG4y UnOP rMdn 8Idn aSDJ Ajda q1Ej dpqX SQqP SQqP SQqP SQqP SQqP SQqP SQqP SQqP
~ SQqP SQqP QTjS MDRu Tbbj IvoQ
  qrrbrrs8rss9rrs9rss9*2,qrr9uvv0*16,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0tqq0*2,trr1tqq0tqq8
  sno3tqq5*2,tqq2trr2tqq3tqq7spq3tqr5tqr1trr0tss1trr0tss1trr0tss1trr0tss0trs0trr0tss1trr0trs0
  qjj9tqraspqe*2,sppftrr9tqqbspp9tqqfsopfutt4uvv0*12,
password-too-common 358x159
~ WwRR k9wt BUwu rk_K tG4y UnOP rMdn 8Idn aSDJ Ajda q1Ej dpqX SQqP SQqP SQqP SQqP SQqP SQqP SQqP SQqP
~ SQqP SQqP QTjS MDRu Tbbj VoLR
  qrrbrrs8rss9rrs9rss9sss6rrsbrss9ttt5uvv0*14,
  uvv0*23,
  noogpqqdopphpqqfuvv0*19,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0tqq0*2,trr1tqq0tqq8
  sno3spp4trr2tqr1tqq5tqr1trr3tqq3trr3trr1tqr1trr4tqq3trr3spq5tqq7tqq3tqr3trr2tqq2tss1trr0trs0
  rmm7trs7tqq9trr6trr9tqqatqqctss7*2,trr9tqqbtrratqqctrr9trs9tqratqrctss7tqr9tqrcuvv0*3,
  uvv0tqrasophsppdtss5uvv0*18,
invite-none 358x115
~ WwRR k9wt fhaX rk_K wlwl dbBU jhCk MBoF FpBg 7KN- ieGt 9oNt oGMp
  rrsdrrrbrss8rrsauuu0uvv0*18,
  uvv0*22,uuu0
  vvv0*4,uvv3vvv0vvv1vvv0uuu3vvv0vvv1vvv0vvv1*2,uvv1vvv0*7,vvv2
  vvv1tuu0ttt0vvv0qqrjqqrkoppirsseqqrhqrr9qrrmnoohppqlppqgrrrfvvv0*7,vvv2
  vvv1prr8mppbuvv0rssdrssbrssirrrfrsseqrrerssbrsscrssdvvv0*3,vvv1oqqkprrfoqqlnqqfttu7vvv2
  vvv0uuu0*2,vvv0stt9rssfsstbtuu8vvv0*14,vvv2
  vvv0*4,uuv3vvv1*3,vvv0*14,uvv2
  uuu0*23,
invite-code 358x97
~ WwRR k9wt UENZ rk_K wlwl dbBU jhCk MBoF FpBg 7KN- E19g mKgd RW7g XT7b
  rrsdrrrbsss6qrr9uuu0uvv0*18,
  uvv0*22,uuu0
  vvv0*2,uvv0vvv0vvv1vvv0*5,uuu2tuu3uuu2ttu2uuu1vvv0*7,vvv2
  vvv1qss6oqq8uvv0sssbqrrgrrrdqrrdsttbrrsgppqfnopjoppgnoojqrrcvvv0*3,rst9rssbqssctuu4vvv2
  vvv1rst3rss3uvv0rrshqrrfsttarssgrssfrrscrssdrrsesttarssdrssgqrrisstbvvv0vvv2tuu4uuu4vvv2*2,
  vvv0*22,uvv2
  tuu0rss0*20,stt0uvv0
invite-unknown 358x252
~ WwRR k9wt Gbi8 rk_K wlwl dbBU jhCk MBoF FpBg 7KN- ieGt 9oNt Urn9 tG4y i5Me cTtb r611 PkKv 7Xco n1ls
~ tpWo
  rrsdrrrbsss9qrrdrrsbstt6uvv0*17,
  uvv0*22,uuu0
  vvv0*4,uuu5vvv1vvv2vvv0uuu4vvv0vvv1vvv0vvv2vvv1uuu2vvv0*7,vvv2
  vvv1ttu1stt1vvv0qrrhqrrkppqhrsseqrrgqrr9qrrmnoohpqqlpqqfrssevvv0*7,vvv2
  vvv1prr7npqbuvv0rssdrssbrssirrrfrsseqrrerssbrsscrssdvvv0*9,vvv2
  vvv0uuu0*2,vvv0sssbrrrhrssdttu9vvv0*14,vvv2
  vvv0*4,vvv2vvv0*17,vvv2
  vvv0nopjppqloppkpqqiqqqdpqqfqrrbvvv0*14,vvv2
  vvv0*2,uvv0*2,tuu2uuu1uvv0*15,vvv0vvv2
  uvv3vvv1vvv0*19,uvv6vvv2
  uuu4vvv0*20,uvv7vvv2
  vvv2uuu2uvv0*19,vvv4vvv2
  vvv0trp6usrausr6uts6uts7usr8uts7*2,usr7utt7uts6usr9utt6usr9uts7usr8usr7uut4usr8vvv0*2,vvv2
  vvv0trp2vut4uts6uut6utt4uts7vut5vuu5utt7uut5vuu4uut6vuu5uut4vuu4uut6uut5vuu3uut5vvv0*2,vvv2
  vvv0*2,tsqbtrqdusratrpetsrbusrcsqoctrqdtrpctrpbvuu5vvv0*9,vvv2
  vvv0*22,uvv1
captcha-idle 358x87
~ WwRR k9wt L32- rk_K Lc_M uDwY 7KN- B2j_ 8D3a OnSY 3ika
  qrrarss9rrsbqrrcttt3uvv0*18,
  uvv0*22,uuu0
  vvv0uvv0vvv0stt9rrrarssbsssarrrbrss8qrrcsss8rrs9uuu2vvv0*9,vvv2
  uuu3vvv0uvv6sst8ttt8sstastt9sss9ttt8sss9rssastt8uuu2vvv0*7,lmnostt8vvv2
  vvv0uvv1vvv1sstbrrresstarrscrssd*2,stt9rss9rrrfrssduuu2vvv0*6,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-checking 358x87
~ WwRR k9wt xpWS rk_K Lc_M P4hd 7KN- w2fN yI1D OnSY 3ika
  qrrarss9rrsbrssarrr8rsscstt3uvv0*16,
  uvv0*22,uuu0
  vvv0uuu2vvv1qqrhqrrgrssaqrrbrrrdpqqivvv0*11,uvv0vvv0vvv2
  uvv3uuu4vvv0ttt7ttt8sss7rssbstt7ttt6ttt7vvv1vvv0*2,vvv3vvv0*6,lmnpstt8vvv2
  vvv0uuu2vvv1sstdsst8rssbrssasssbsss8ssscrsserrsdsstbrrrerssbvvv2vvv0*4,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
captcha-checked 358x87
~ WwRR k9wt VclE rk_K QZV0 53-a WGMA iWlt 7KN- bhhu TeuR OnSY 3ika
  qrrarss9rrsbrssarrr8rrs9tuu2uvv0*16,
  uvv0*22,uuu0
  vvv0rts0uvu0rrrbrrs8qrrdrssatuu4vvv0*14,vvv2
  tuu54gb5jom6sss9sss8rssarrrbtuu4vvv1vvv0vvv2vvv1vvv0*2,vvv1vvv0vvv2vvv0*3,lmnostt8vvv2
  vvv1nqp1tut1ssscsstdrrserssestt9rrsarrsbrrserssdsttarssettt8rssarssgrsscvvv0*2,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-expired 358x87
~ WwRR k9wt TIS2 rk_K Lc_M uDwY 7KN- hQ4N ZwLU OnSY 3ika
  qrrarss9rrsbrss8qrrdrrr8uvv0*17,
  uvv0*22,uuu0
  vvv0uvv0vvv0rrrdstt7pqqbqrrfstt9sss9*3,rss9rrsarsscrss8vvv2vvv0*6,vvv2
  uuu3vvv0uvv6sss9ttt8ttt7sss9sssarrs9ttt7sss9qrrcrssarssbstt8uuu4vvv0*4,lmnostt8vvv2
  vvv0uvv1vvv1sttasssbrrsfsss9rsserrrcttt9rsscsttarrscsstarsscrsserrscuvv3vvv0*2,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-refused 358x87
~ WwRR k9wt SwJ0 rk_K WCuA uDwY 7KN- OEeg ZwLU OnSY 3ika
  qrrarss9rrsbrss8qrrbrrrauvv0*17,
  utt3utt0*21,utt5
  vuu5uvv1vvv1qrrfsss9pqqdpqqhssscrrrarssarss9rrrerrsbqrr9qqrhrrraqrrevvv0*3,uvv0vvv0urre
  utt8vvv0uvv6stt7ttu6tuu6ttt7*2,sss8ttt7tuu5ttt8ttt7rss9ttt9rrsasss8vvv0*3,lmnpstt8urre
  vuu5uvv1vvv1sttasssbrrsfsss9rsserrrcttt9rsscsttarrscsstarsscrsserrscuvv3vvv0*2,vvv1vvv0urre
  uss7urs0*20,urs1tssb
captcha-failed 358x109
~ WwRR k9wt pCOh rk_K WCuA uDwY 7KN- KpqZ ZwLU OnSY 3ika
  qrrarss9rrsbrrsarrratuu3uvv0*17,
  utt2utt0*21,uuu3
  vuu5vvv0*2,rrrdstt7pqqbqrrfstt9rss9sss9rss9rrsasss9rssasst9rrrasss8qrrbuuu2vvv0*3,urre
  vtu6uvv1vvv2stt7ttu5tuu7sss8sssarrs9sssasttbttt7ttt9ttt8sss9rss9*2,sss8vvv3vvv0stt4vvv1urre
  utt7uvv1uuu6qqqioppfnoogrsscvvv0*13,noomttt7urre
  vuu5vvv0*2,rsscrssdqrrhrssarsserrrcttt8rsscsstbqrresssbrrserrsfrrscuvv3vvv0*4,urre
  ust6vtt0*20,vtt1trrd
captcha-geetest 358x87
~ WwRR k9wt Ag01 rk_K Lc_M P4hd 7KN- w2fN 20bR OnSY 3ika
  qrrarss9rrsbqrr8rrs9rss8uvv0*17,
  uvv0*22,uuu0
  vvv0uuu2vvv0rrrfrrrdsss8rss9rssbqqrfvvv0*13,vvv2
  uvv3uuu4vvv0sss8ttt9qrrarrsbstt8rssattt7vvv0*10,lmnostt8vvv2
  vvv0tuu3vvv1sst9qrressscsssbsstbrssarssbqrrbvvv0*9,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
consent 358x98
~ WwRR k9wt O2gS rk_K tG4y LGuS s5He FMzP FVX- mhTV ErL6 L3X5
  rrs9rss8rssauvv0*20,
  tuu0uuu0uvv0*21,
  uvv3uuu6rrrcpqqepqqkqrrdpqqloppfoppepqqgqrrgqrrfopqgqrraopplqrrdpqqhppqipqqcopqjoppfrss6uvv0
  tuu1uuu1qrrcqrr9prreprrbqssbprraqrs8prrfqrsbqssbprr8rss8qrrdqrrcrssauvv0*6,
  uvv0*2,rss7rst7qrs5qrs4qss5prr6rss3qss4prr6qss5qrs4stt3ttt5ttt3tuu3uvv0*6,
  uvv0*2,oqrcmpqfmppfnpqgmpphmppdqrr7uvv0*14,
  uvv0*23,
consent-missing 358x143
~ WwRR k9wt wL8N rk_K tG4y LGuS VYsf l1vM FVX- mhTV ErL6 L3X5 6N0N hz8W 28ys
  rrs9rss8rssarssbrrsbqrrauvv0*17,
  utt0uuu0uvv0*21,
  vuu5utt9rrrcpqqepqqkqrrdpqqloppfoppepqqgqrrgqrrfopqgqrraopplqrrdpqqhppqipqqcppqioppfrss6uvv0
  utt2uuu3rssaqrs8qsscqss9rss9qrs8qss7prrcrss9*2,qss7stt6rssarrrarss8uvv0*2,uuu0uvv0*3,
  uvv0*2,rss8*2,prr6*2,prr8oqr7qrs4qrs7oqr9qrs7prr6rst5stt7stt5ttt4uvv0*6,
  uvv0*2,oqqdmppgmppfnpqgmpphmppdqrr7uvv0*14,
  uvv0utt5utu1utt2*2,uuu1utt4utt2uuu2utt3utt5uuu1*4,utu2utt4*2,utt2uuu0uuu1uvv0*2,
  rjk8trs9tqr9tqqdtqratqrbtrr9trr8*2,spqatrrcsppetqqetqrbtss8trsatrrbtrr9trrctrr8tss7uvv0*2,
  utt1tqrasppesooitrrbuvv0*18,
alert-wrong-email 358x114
~ WwRR k9wt C4dl rk_K 1rAV cvua tMF8 _gkb
  qrrbsst7rrsbqrrarss6qrr9stt8uvv0*16,
  uuu0*23,
  vss0smm4vrr1urr2urr4urr3*3,urr2vrr1vrs1uqq3urr4urr3*2,urr2urr3urr1urr3urr1vrr1vss0*2,
  vss0pgg5urr2uqq5topctpp9tooaupq9tpp8topatoocuqq7tppbtpp9uqq8toobuqq8topdtoobtpp8too9vss0*2,
  vss0*2,uqq4snnctoogtnoatoodtnoetppasnnetoodsnnbtpp8snnetooetoodsnnesnngsnnetoobvss0*3,
  vss0*2,uqr4snnjtooetnoburr5vss0*16,
  vss0*22,vtt0
  vtt0vss0*21,uuu0
alert-wrong-mobile 358x114
~ WwRR k9wt wV4J rk_K 1rAV cvua tMF8 vunb
  qrrbsst7rrsbqrrarss8qrrbqrrduvv0*16,
  uuu0*23,
  vss0rkl4urr2urr6uqq3uqr3urr2uqq4*3,urr3*2,uqq4uqq5uqq4urr3uqr5uqq4vss0*5,
  vss0qhi5vrr2tpp9upqatpp9uqq5tpp9uqq6*2,tpp8tppauqq6upp8*2,uqr7tpp9uqq7vss0*5,
  vss0*2,urr3tnoctoodsnnatopasnnbsnnitnodtoodtooftnoctoobtnodtnndtpp9smnfurr2vss0*4,
  vss0*2,urr3tnoftnocsnngtooetpp8toobsnnhtooesnnburr4vss0*10,
  vss0*7,vrr1vss0*14,vtt0
  uuu0vtt0*20,uuu0uvv0
alert-region 358x93
~ WwRR k9wt cxLc rk_K 1rAV cvua Us0F Z-_T
  qrrbsst7qrr8qrrctuu2uvv0*18,
  uuu0*23,
  vss0snn5vrr1urr4urr3urr1urr3urr2vrr2urr1urr3urr2urr4vrr1urr3urr1urr2vrr1urr3urr2vss0*3,
  vss0rklaurr2tooaupp8snnbtppatooatppbtoodtppauqq8upq8tooaupq8tnoatopcupq9topcuqq7vss0*3,
  vss0*2,urr3tnocsnngsmmftoobvss0*16,
  vss0*22,vtt0
alert-too-frequent 358x93
~ WwRR k9wt HD58 rk_K fkE1 CJ5T Yrcm 5epH
  qrrbsss7rrsarss9qrr9rrsasst7uvv0*16,
  uuu0vut0*20,uut0uuu0
  vtr0tpn5vsr0urp4*2,urp5urp6usq3usp3urp3urp5urp3usq3urp4usq2uro5vsq2usq1urp5urp4vtr0*3,
  vtr0tpn7vsq1urp5tqo8tqo7uqo6uro7tqo8*2,urp5tqo6tqo9tqo8urp6tqn8uqo5tqn8*2,uro8vtr0*3,
  vtr0*2,usq3tpmctqn9somdtpmdtpmcvtr0*15,
  vts0vtr0*21,vut0
alert-network 358x158
~ WwRR k9wt Myqv rk_K fkE1 CJ5T f7KK vuOh tmMT j6mZ SeVK
  qrrbsst7rrsarrsbrrscuvv0*18,
  uuu0uut0*21,uuu0
  vtr0uqo5vsq2urp6vsq1*2,usq4vsq1*4,usq2vsq1*3,usq4vsq1urp5vsq1vtr0*4,
  vtr0tqn9vsq2tpnbuqo5tpn8tqnbtpn9uqo7tqnbtqn8tqo4tpn9*2,uqo8tqnauro7tqobtqo5vtr0*4,
  vtr0*2,urp4spmdsolc*2,tqoaspmctpn9tpna*2,somctqoatpmaspmbspmdtpn9somdtpm6urp5vtr0*3,
  vtr0*2,usq2tpnbspmbtqo7vtr0*17,
  vtr0*3,usr0usq0*7,usr0vtr0*11,
  vtr0*2,usr4usq2srp3trq3trp5trq4*2,sqp6trq3vsr1usr4vtr0*10,
  vtr0*2,usr4trq3sqp9qpn9sqp8qpn9rqo8rqoaqpoausq4usr4vtr0*10,
  vtr0*3,usq0*9,vtr0*10,vts0
submit 358x263
~ WwRR k9wt iI4F NWWp ViZm xDOV PvY2 A3Jt tGpr nZ0H 3LMW
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
~ WwRR k9wt uFge rk_K NWWp aT1A sane d6g7 fnoc j3G1 8WrV pS2D gInX
  qrrbrss9rrsatuu3uvv0*19,
  uvv0*23,
  pqq8ttt4uvv0*21,
  noofrss7uvv0*21,
  tuu1uuu0*4,uvv0*5,uuu0*2,uvv0*11,
  ikkijllgmnoeikkkjllhmnncikkiijkdjklhjllfikkmhjjhlmnfuvv0*10,
  uvv0*6,uuu0ttt0uvv0*15,
  pqrerss6qrrfrrs9qrrerrsarssapqqhqrrdqrreqrr8qrrbqrrdqqrdrss8qrrbqrr9qrrbpqqhqrr9uuu0uvv0*2,
  uuu1tuu0uuu1tuu1*2,uuu1tuu2*2,uuu1tuu2tuu1*2,tuu2tuu1uuu1stt3uuu1*3,tuu1uuu0uvv0*2,
  chj38fg0*20,9fh0hlm6
  19c0*9,5ce89fhe8fgf6df719c0*10,
  1ac119c0*8,2ac13bd23bd33bd219c0*9,2ac2
  mpp2jnn0*20,kno0rss3
  ttt3tuu0*21,stt7
  tuu3uvv0*3,rss9opqbnophlnngnooeoppcmnogmnojpqqbmnofopphnoofmooflmngrss7uvv0*3,sst8
  tuu3uvv0*3,uuu0uvv0*17,sst9
  rss4qrs0*20,qrs2ttt5
in-the-app 358x147
~ WwRR k9wt OKya rk_K NWWp uFj2 Pdre
  rssaqrrcrss8rssauvv0*19,
  uvv0*23,
  ttt4uuu0tuu2ttt4uuu0tuu3ttt3tuu1uuu0tuu3tuu1*2,tuu2tuu1uuu1tuu3ttt3uuu1ttt3uuu1uvv0*3,
  qrrbrss6qrrerss9*2,qrrbrss7pqqgrss8qrra*2,stt8qrrdqrr8rssaqrrerss8sst8qrrd*2,uuu0uvv0*2,
  pqqg*2,rss8pqqepqqdqrreqqrcuuu0uvv0*15,
  uvv0*23,
  6df33bd0*21,bhi6
  19c0*6,9fhj8fge8fgb9fhfagid7ega9fhfaghdbhii9fhe3bd519c0*6,
  2ac219c0*8,1ac02ac219c0*11,4ce5
  dij519c0*20,3bd2stt5
