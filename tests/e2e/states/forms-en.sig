method 358x73
~ WwRR k9wt F43e rk_K LVVJ cxAh Xg_R qFTd 0ONs Xg_R mUs2 9brR
  rrsarrrcrrs9uvv0*20,
  uuu0*23,
  vvv0*4,uuu2uvv1uuu6vvv0*4,tuu0*4,rss4stt3sst4tuu0*5,
  vvv0*4,ttt4rrrgrrrfvvv0*4,tuu0*4,qrr8pqq9pqqbstt1tuu0*4,
  uuu0uvv0*10,tuu0*11,uuu0
email-missing 358x130
~ WwRR k9wt snOT rk_K tG4y boQB rMdn xdZA QTjS MDRu Tbbj J_jr
  rss9qrrerss9qrraqrrbuvv0*18,
  uvv0*23,
  noogopphrssbuvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qiiatqqasppdtqrdtqqetqr9spqdtqqgsppfsppetqqbuuu0uvv0*11,
  uvv0*23,
email-invalid 358x149
~ WwRR k9wt Su9b rk_K tG4y boQB rMdn xdZA QTjS MDRu Tbbj ScTm
  rss9qrrerssaqrrcsss7uvv0*18,
  tuu0uuu0uuu1uvv0*20,
  oppfoppgsssauvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urre
  utt3utt0*21,utt7
  qiiatqrbtqqdsppespqbtqqctqqd*2,sopmtqq8tqqatqqdtqqfsppfsppesppatrr7sppftqqdtqqc*2,uvv0*2,
  uvv0trrbspqctss5uvv0*19,
  uvv0tss6utt5uvv0*20,
email-exists 358x130
~ WwRR k9wt foDV rk_K tG4y boQB rMdn xdZA QTjS MDRu Tbbj BUuC 2gM9
  rss9qrrerss7rssbttt2uvv0*18,
  uvv0*23,
  noogopphrssbuvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qiiatqrbtqqdspqcspphtqqespqasoogtqrdtqr9tqqb*2,tqqcspqetrr8snnespqeuvv0*6,
  uvv0*23,
mobile-missing 358x130
~ WwRR k9wt a2vt rk_K tG4y Uxej -RxB WX8E RyOn Ajda lOXA zI4J QTjS MDRu Tbbj K3Lv
  rssbqrrdrss7rrsbrsscsss6uvv0*17,
  uuu1*3,uvv0*2,uuu0uvv0*17,
  noplopphoppipqqgopphnoogsst7uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5sss7stt8uvv4vvv1vvv0*17,urre
  vuu5tuu5ttt7vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqasppdtqrdtqqetrrbsppfsppitrrctqqdsopftss7uvv0*11,
  uvv0*23,
mobile-invalid 358x130
~ WwRR k9wt 3WU2 rk_K tG4y Uxej -RxB WX8E RyOn Ajda lOXA zI4J QTjS MDRu Tbbj ngwP
  rssbqrrdrss8rssaqrretuu2uvv0*17,
  uuu1*3,uvv0*2,uuu0uvv0*17,
  noplopphoppipqqgopphnoogsst7uvv0*16,
  utt4utt0*3,utt1utt0*17,ust8
  vuu5sss7stt8uvv4vvv1vvv0*17,urre
  vuu5tuu5ttt7vvv2vvv1vvv0*17,urrd
  utt3utt0*21,utt7
  qiiatqqasppdtrrbtqratqqbspqdsoojtrr8sopgtqq8sppdtrr9tqqespqftqrbsppetss4uvv0*5,
  uvv0*23,
mobile-exists 358x130
~ WwRR k9wt T7Qn rk_K tG4y Uxej -RxB WX8E RyOn Ajda lOXA zI4J QTjS MDRu Tbbj Dq_5 2gM9
  rssbqrrdrss6rrrcrss8uvv0*18,
  uvv0*23,
  noonnopioppjpqqgopphnoohsst7uvv0*16,
  utt4utt0*21,utt8
  vuu5ttt6*2,vvv3vvv1vvv0*17,urre
  vuu5stt6stt9uvv3vvv1vvv0*17,urre
  utt4utt0*21,utt8
  qiiatqrbtqqdtqqfspphsppdtqrcspp9sooitqrctqr9tqqb*2,tqqcspqgtss8sopetrrcuvv0*5,
  uvv0*15,sop2qhi0qjk2uvv0*5,
email-locked 358x130
~ WwRR k9wt uk-C rk_K tG4y boQB rMdn xdZA QTjS MDRu BtoZ bYiX
  rss9qrrerssaqrrasss7uvv0*18,
  uvv0*23,
  noogopphrssbuvv0*20,
  utt4utt0*21,ust8
  vuu5vvv0*21,urre
  vuu5vvv0*21,urrd
  utt3utt0*21,utt7
  qijatrratqraspqbtpqhtqqbsopftqqbsppdtqqesppetrr9tqrbsopctqqctqqf*2,tqqb*2,tqqduvv0*3,
  uvv0*23,
mobile-hint 358x130
~ WwRR k9wt ungu rk_K tG4y Uxej tmu1 WX8E RyOn Ajda lOXA r611 jNbr ORsL
  rssbqrrdrss7rssdtuu2uvv0*18,
  uvv0*23,
  noonnopioppjpqqgopphnoohsst7uvv0*16,
  uuu2uuu0*3,uuu1uuu0*17,tuu5
  uvv3ttt6*2,uvv4vvv1vvv0*17,ttt9
  uvv3stt6stt9vvv2vvv1vvv0*17,ttt8
  uuu2uuu0*21,tuu4
  pqqjqrrgqrrcrss8qqrcqrrcrrsaqrrcpqqcpqqfuuu1uvv0*12,
  uvv0*23,
password-empty 358x140
~ WwRR k9wt Y3UT rk_K tG4y n4_M cTtb fFhN ww2s Ajda q1Ej dpqX frdD frdD frdD frdD frdD frdD frdD frdD
~ frdD frdD jNbr w23V
  qrrbrrs8rss9rss8rrsbqrrcuuu0uvv0*16,
  uuu0uvv0*2,uuu0*2,uvv0*18,
  oppfpqqdopphnopfuuu0uvv0*18,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  tuu2tuu0*21,tuu4
  stt5ttt2*2,stt5ttt3tuu1ttt2tuu1tuu0uuu0*14,
  qrrcqqrcqrrdrssa*2,qrrepqqcqrrcstt5uvv0*14,
password-on-the-way 358x140
~ WwRR k9wt 4wv7 rk_K tG4y n4_M cTtb fFhN ww2s Ajda q1Ej dpqX ZxmK ZxmK ZxmK ZxmK ZxmK ZxmK frdD frdD
~ frdD frdD jNbr _82u
  qrrbrrs8rss9rss8sss8qrrdrss9rssauvv0*15,
  uuu0uvv0*2,uuu0*2,uvv0*18,
  oppfpqqdopphnopfuuu0uvv0*18,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,stt8ttt7ttt9
  uvv3vvv0*19,ttt5uuu4ttt8
  qrs2qrs0rss1qrs0rss1qrs0rss1qrs0rss0qss0qrs0rss1qrs0stt0tuu0*8,tuu4
  qrs3qrs1rss2prr3rss3prr2rss3qrr3qrs5qrs1prr4qrr6qss0ttu0uuu0*9,
  rssbqrrfqrr8qrrepqqdqrrcqqrbrrscqrrdpqqdsssarssbuvv0*11,
password-enough 358x140
~ WwRR k9wt M86W rk_K tG4y n4_M cTtb fFhN ww2s Ajda q1Ej dpqX On4l On4l On4l On4l On4l On4l On4l On4l
~ On4l On4l zMuc oprA
  qrrbrrs8rss9rss8rssaqrrbstt6uvv0*16,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  uuu2uuu0*21,tuu5
  uvv3vvv0*19,ttt6tuu6ttt8
  uvv3vvv0*19,ttt6tuu6ttt8
  stt2stt0ttt0stt0ttt0stt0ttt0stt0*4,ttt0stt0ttt0stt0ttt0stt0*4,ttt0stt0stt5
  orq1*2,qsr1prq0qsr3prq0qsr1prq0qsr0prr0prq0qsr1prq0qsr1prq0qsr1prq0qsr0psr0prq0qsr1prq0psr0
  orqdnqphnqpenqpfqsr9uvv0*18,
password-missing 358x140
~ WwRR k9wt Vsa_ rk_K tG4y n4_M rMdn 8Idn ww2s Ajda q1Ej dpqX frdD frdD frdD frdD frdD frdD frdD frdD
~ frdD frdD QTjS MDRu Tbbj 6Gyf
  qrrbrrs8rss9rss8rrrbrrsbsss5uvv0*16,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  utt3utt0*21,ttt7
  sqq3ttt2*2,ttu1uuu2ttt1utu1ttt2ttt1tuu2uuu0*13,
  qjj9trr9sppetqqfsppgspqdsppdsophspqetst5uvv0*13,
password-too-short 358x140
~ WwRR k9wt 6jRe rk_K tG4y n4_M rMdn 8Idn ww2s Ajda q1Ej dpqX SQqP SQqP SQqP SQqP SQqP SQqP SQqP SQqP
~ frdD frdD QTjS MDRu Tbbj A7HN
  qrrbrrs8rss9rrs9rss9rss8rss9tuu2uvv0*15,
  uuu0uvv0*2,uuu0*2,uvv0*18,
  oppfpqqdopphnopfuuu0uvv0*18,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0utt0*4,ttt7
  rmn4tqq2trr2tqr1trr4tqr1trr3tqr1trr4tqq5tqr1trr3spp7tss1trr0tss1trr0tss0uuu0*5,
  rkl8tss5sppf*2,tqrcspqesppdspqdtqrbtqqesooctrs8tqqguvv0*10,
password-too-long 358x140
~ WwRR k9wt jMda rk_K tG4y n4_M rMdn 8Idn ww2s Ajda q1Ej dpqX SQqP SQqP SQqP SQqP SQqP SQqP SQqP SQqP
~ SQqP SQqP QTjS MDRu Tbbj VQYn
  qrrbrrs8rss9rrs9rss9*2,qrr9uvv0*16,
  uuu0uvv0*2,uuu0*2,uvv0*18,
  oppfpqqdopphnopfuuu0uvv0*18,
  utt4utt0*21,ust8
  vuu5vvv0*19,stt8ttt7urre
  vuu5vvv0*19,ttt5uuu4urrd
  tqq4tqq0trr1tqq0trr1tqq0trr1tqq0trr0tqq0*2,trr1tqq0trr1tqq0trr1tqq0tqr0tqq0*2,trr1tqq0tqq8
  rmn4tqq5trr2spp6tqr5tqr1trr2tqq2trr2tqq3tqr2trr3trr0tss1trr0tss1trr0tss0trs0trr0tss1trr0trs0
  rkl8trratqq9tqqctqqbsppgtqqbsppftrr9trrdsopfsppeuuu0uvv0*10,
password-too-common 358x140
~ WwRR k9wt BUwu rk_K tG4y n4_M rMdn 8Idn ww2s Ajda q1Ej dpqX SQqP SQqP SQqP SQqP SQqP SQqP SQqP SQqP
~ SQqP SQqP QTjS MDRu Tbbj 81QD
  qrrbrrs8rss9rrs9rss9sss6rrsbrss9ttt5uvv0*14,
  uvv0*23,
  noogpqqdopphnopguuu0uvv0*18,
  utt4utt0*21,utt8
  vuu5vvv0*19,ttt6tuu6urre
  vuu5vvv0*19,ttt6tuu6urre
  urs4uss0*21,trr8
  rmm3soo3tqr2tpq0trr1tpq0tqq3spp1trr0tqq0*2,trr1tpq0spp5tpq0trr1tpq0tqq2tpq2tpq0trr1tpq0tqq0
  qjj9trrasppgsnnisoogsoojspqdsppdsoogtqqcsopksoohtqqgtqqasoohsnofspqdsooisoogspqesooiuuu0uvv0
invite-none 358x97
~ WwRR k9wt fhaX rk_K wlwl dbBU jhCk MBoF FpBg 7KN- kdZo SzhM dbrV
  rrsdrrrbrss8rrsauuu0uvv0*18,
  uvv0*22,uuu0
  vvv0*2,uvv0vvv0vvv1vvv2vvv0vvv3vvv0*5,vvv1vvv0*8,vvv2
  vvv1qss6oqq8uvv0qrrjpqqlpqqeqqqgqrrhpqqh*3,qqrfuuu6vvv0*3,uuu4qrsesttaqssctuu3vvv2
  vvv1rst3rss3uvv0sssesttdrrrisss9rssbrrrdstt8qrrfrssfrssevvv0*3,vvv1tuu4uuu3tuu3vvv1vvv2
  vvv0*22,uvv2
  tuu0rss0*20,stt0uvv0
invite-code 358x97
~ WwRR k9wt UENZ rk_K wlwl dbBU jhCk MBoF FpBg 7KN- 8NX4 mKgd 7qhV Yx6a
  rrsdrrrbsss6qrr9uuu0uvv0*18,
  uvv0*22,uuu0
  vvv0uvv0*2,vvv0vvv1*3,vvv0vvv1tuu5ttt6stt4ttt4uuu2vvv0*8,vvv2
  vvv1qrs6nqq9uvv0sttdrrserssbsssdsssaoppgoppioppfoppgttu7vvv0*4,stt7qrsfqssdttu4vvv2
  vvv1stt2rst3uvv0rrshqrrfsssfrssfsssarssdrssestt9rssbrssettt9vvv0*4,uvv2tuu5vvv0vvv2
  vvv0*22,uvv2
  uvv0*23,
invite-unknown 358x233
~ WwRR k9wt Gbi8 rk_K wlwl dbBU jhCk MBoF FpBg 7KN- kdZo SzhM Urn9 tG4y FRcf cTtb r611 PkKv 7Xco n1ls
~ nPWT
  rrsdrrrbsss9qrrdrrsbstt6uvv0*17,
  uvv0*22,uuu0
  vvv0*2,uvv0vvv0*2,vvv1vvv0vvv1vvv0*14,vvv2
  vvv1qss6oqq8uvv0qrrjpqqmpqqepqqhqrrhpqqh*3,qqrftuu6vvv0*8,vvv2
  vvv1rst3rss3uvv0sssesttdrrrisss9rssbrrrdstt8qrrfrssfrssevvv0*8,vvv2
  vvv0*22,vvv2
  vvv0ppqloppmrrr9oppgrssavvv0*16,vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  uvv3vvv1vvv0*19,uvv6vvv2
  uuu4vvv0*20,uvv7vvv2
  vvv1uuu2uvv0*19,vvv4vvv2
  vvv0spo7trqeuts5tsrbuts8tsqbusra*2,uts8*2,usr8usrauts9uts7uts8usr9uts9uts8trqeutsavuu3vvv2
  vvv0tsr1utt7vuu2vuu3vvu2vuu4vuu3vuu2vuu3vut3vuu3vuu2*2,vuu3*2,utt5*2,vuu3vuu4vut3vvv1vvv2
  vvv0*2,uut7vvv0*19,vvv2
  vvv1vvv0*21,uuu2
captcha-idle 358x87
~ WwRR k9wt L32- rk_K Lc_M uDwY 7KN- nfYT 2pdW OnSY 3ika
  qrrarss9rrsbqrrcttt3uvv0*18,
  uvv0*22,uuu0
  vvv0uvv1vvv1rssesss9rrsbrss8sss9qrrdrrrcvvv0*10,uvv0vvv0vvv2
  uuu4vvv0uvv6ttu6tuu7ttt7ttt6tuu6stt6ttt5vvv0*10,lmnpstt8vvv2
  vvv0uvv1vvv1stt9rssdsss9rrsesssdsss9rssarssdttt6vvv0*8,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
captcha-checking 358x87
~ WwRR k9wt xpWS rk_K Lc_M P4hd 7KN- 43df -478 OnSY 3ika
  qrrarss9rrsbrssarrr8rsscstt3uvv0*16,
  uvv0*22,uuu0
  vvv0uuu2vvv0rss9rss8rssarsscuuu3vvv0*14,vvv2
  uvv3uuu4vvv0sst8ttt8sssasssdrss8vvv1vvv0*4,vvv1*2,vvv0vvv1vvv0*3,lmnostt8vvv2
  vvv0tuu3vvv1stt9ssserssbrssfsssastt9rsserssfrss9sssarssdsssdrrsbrsscvvv0*3,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-checked 358x87
~ WwRR k9wt VclE rk_K QZV0 53-a WGMA iWlt 7KN- hBn5 4XMR OnSY 3ika
  qrrarss9rrsbrssarrr8rrs9tuu2uvv0*16,
  uvv0*22,uuu0
  vvv0prq0tuu1qrrfqrrdpqqfrssbvvv0*13,uvv0vvv0vvv2
  tuu54gb5jom6ttt5ttt7ttt8tuu4vvv0*2,vvv1vvv0*4,vvv1*2,vvv0*4,lmnpstt8vvv2
  vvv0psq1tuu1stt8rrshsssarsserssdsssdrrscrssestt8rssfsttarrscrsshttt5vvv0*3,vvv1vvv0vvv2
  uvv1vvv0*21,uuu1
captcha-expired 358x87
~ WwRR k9wt TIS2 rk_K Lc_M uDwY 7KN- je1h KznS OnSY 3ika
  qrrarss9rrsbrss8qrrdrrr8uvv0*17,
  uvv0*22,uuu0
  vvv0uvv0vvv0rrrbsss7rssarss7stt8rrr8ttt6rss9rssbrss7uuu4vvv0*8,vvv2
  uuu3vvv0uvv6tuu7ttt7ttt8sss7ttt7rss9ttt6rss9sstastt6uuu2vvv0*6,lmnostt8vvv2
  vvv0uvv1vvv1ttt9rssesttaqrrfrssg*2,rssdsssesssb*2,rrserssfttu4vvv0*4,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
captcha-refused 358x87
~ WwRR k9wt SwJ0 rk_K WCuA uDwY 7KN- eqYp KznS OnSY 3ika
  qrrarss9rrsbrss8qrrbrrrauvv0*17,
  utt2utt0*21,uuu3
  vuu5uvv0vvv0rrrbsss7rssarss7stt9qrrerrsbstt9rss8rssasss9sstbrrsavvv0*6,urre
  utt8vvv0uvv6ttu8ttt7ttt8sss7ttt8rssbsssauuu4qrr9tuu6sstbrrsbsssavvv0*4,lmnostt8urre
  vuu5uvv1vvv1ttt8rssesttaqrrfrssg*2,rssdsssesssb*2,rsserssfttu4vvv0*4,uvv3vvv0urre
  urs7urs0*20,urs1trse
captcha-failed 358x87
~ WwRR k9wt pCOh rk_K WCuA uDwY 7KN- rQ6q KznS OnSY 3ika
  qrrarss9rrsbrrsarrratuu3uvv0*17,
  utt3utt0*21,utt5
  vuu5uvv1vvv1qqrhrss9sss8qrrgqrrerrscrssarrscqqrfsss8rrrcrss8ttt5vvv0*4,uvv0vvv0urre
  utt8vvv0uvv6ttt6uuu3ttt5stt7ttt8uuu5ttt6ttt5ttt7uuu4ttt8ttt5uuu3vvv0*4,lmnpstt8urre
  vuu5uvv1vvv1ttt8rssesttaqrrfrssg*2,rssdsssesssb*2,rsserssfttu4vvv0*4,vvv1vvv0urre
  uss7urs0*20,urs1tssb
captcha-geetest 358x87
~ WwRR k9wt Ag01 rk_K Lc_M P4hd 7KN- 43df rHrr OnSY 3ika
  qrrarss9rrsbqrr8rrs9rss8uvv0*17,
  uvv0*22,uuu0
  vvv0uuu2vvv0rss9rss8rssarsscuuu3vvv0*14,vvv2
  uvv3uuu4vvv0sss8ttt8sssarssfsss7uuu3vvv1vvv0*10,lmnostt8vvv2
  vvv0tuu3vvv1tttarrsdrrresssbsssdrssarssb*2,vvv0*9,uvv3vvv0vvv2
  uvv1vvv0*21,uuu2
consent 358x77
~ WwRR k9wt O2gS rk_K tG4y LGuS s5He FMzP FVX- l55l 8M0F dkVB
  rrs9rss8rssauvv0*20,
  tuu0uuu0uvv0*21,
  uvv3uuu6rrrerrscpqqhqrrcppqkopphqrrapqqiqrrcpqqcopqipqqipqraoqrcprrfprr9prrdnqqcqrrdpqqhuvv0
  tuu1uuu1rrsbrrs8qrsaqrs8prrdqrsbqssaqrs9uvv0*4,uuu0stt0*5,uuu0uvv0*2,
  uvv0*2,tuu3stt4qss4qrs4qrs5prr4prr3qss4uuu0uvv0*12,
consent-missing 358x102
~ WwRR k9wt wL8N rk_K tG4y LGuS VYsf l1vM FVX- l55l 8M0F dkVB SJv6 hz8W 28ys
  rrs9rss8rssarssbrrsbqrrauvv0*17,
  utt0uuu0uvv0*21,
  vuu5utt9rrrerrscpqqhqrrcppqkopphqrrapqqiqrrcpqqcppqhpqqipqraoqrcprrfprr9prrdnqqcqrrdpqqhuvv0
  utt2uuu3rssarss7qss9rss6qrsbqss9rss8rss7uvv0*2,uuu0uvv0uuu0stt0*5,uuu0uvv0*2,
  uvv0*2,ttt4stt5qss5*2,qrs6qrs5*2,qss5uuu0uvv0*12,
  rkl7trrbtrr8tqrbtqrdtrr8tqqatrra*2,tss8tqqatrr8trrctrs8trr9trrctrrauvv0*6,
  sno6utu3tss3trr7utt5utt3utt4*2,utt3*2,tss3tss4tss5utt3tss4tss3utt5uvv0*6,
alert-wrong-email 358x114
~ WwRR k9wt C4dl rk_K 1rAV cvua tMF8 ssqR
  qrrbsst7rrsbqrrarss6qrr9stt8uvv0*16,
  uuu0*23,
  vss0rkl4vrr3uqq8urr3urr2uqq3uqq6urr2*2,urr3urr4uqr3urr4tpp7urr3urr2urr4uqq4vss0*4,
  vss0qhi5vss1upq9tppatop9tpp9tppbuqq8upq8tpp7tppaupq9uqq6upq8upq6tpp6tpp8*2,vss0*4,
  vss0*2,uqr5snnismnctooatnnbtnnftnoctppasmndtoodtoobtnoctoob*2,tnnetpp8uqq3vss0*4,
  vss0*2,urr3tnogtoodsnnaurr2vss0*16,
  vss0*22,vtt0
  uuu0vtt0*20,uuu0uvv0
alert-wrong-mobile 358x114
~ WwRR k9wt wV4J rk_K 1rAV cvua tMF8 rLjk
  qrrbsst7rrsbqrrarss8qrrbqrrduvv0*16,
  uuu0*23,
  vss0smm4vss2uqq6vrr1urr1vrs1urr3vrr1vss1vrs1urr1vrr1*2,urr2upq6urr1vrr1vrs1urr2vss0*3,
  vss0pgg5vrr2tppbtopctoobtopctppbtooatpp9upp9too9tooctopauqq7tppatpp8tpp7tooatppavss1vss0*2,
  vss0*2,uqr5snnismnctooatnnbtnnftnoctppasmndtoodtoobtnoctoob*2,tnnetpp8uqq3vss0*4,
  vss0*2,urr3tnogtoodsnnaurr2vss0*16,
  vss0*22,vtt0
  vtt0vss0*21,uuu0
alert-region 358x72
~ WwRR k9wt cxLc rk_K 1rAV cvua Us0F m8QU
  qrrbsst7qrr8qrrctuu2uvv0*18,
  uuu0*23,
  vss0smn6urr2uqq4urr2urr3urr4uqq5urr2uqq5uqq4urr5urr4urr3*3,uqq4urr2vss0*5,
  vss0rll9vss0toocuqq7toobuqq8uqq6upq7tppatpp8*2,uqq9tppauqq8upq7toobuqqavss0*5,
  vtt0vss0*21,uuu0
alert-too-frequent 358x72
~ WwRR k9wt HD58 rk_K fkE1 CJ5T Yrcm uXsE
  qrrbsss7rrsarss9qrr9rrsasst7uvv0*16,
  uuu0uut0*21,uuu0
  vtr0tqn4vsq1usq1vsq1*3,urp3vsq1*2,usq2urp2vsq1*2,vsq2*2,vsr0vsq1*4,vtr0*2,
  vtr0spm8vsq1tqnatqo9tqnbtqoatpn9tqn8tpmctqo8urp6tqo9somctpncuqoaurp5tqnbtqnatpn9urp6vtr0*2,
  vts0vtr0*21,vut0
alert-network 358x137
~ WwRR k9wt Myqv rk_K fkE1 CJ5T f7KK vuOh tmMT gHVi izi8
  qrrbsst7rrsarrsbrrscuvv0*18,
  uuu0vut0*20,uut0uuu0
  vtr0tqo6vsq3uqo7vsq1urp4urp3usq2urp4vsq2usq2urp3usq3usq2urp7urp5usq3*2,urp4usq3urp4vtr0*2,
  vtr0tqo7vsq1tqn7urp5uro8urp6tqn7urp7uqo7urp6tqo7*2,urp7uro7uqo8tqo8*2,uqo7tpnatqo6vtr0*2,
  vtr0*2,usq4tqn7solitpncspmatqn8tpncsolcspmfusp4vtr0*11,
  vtr0*2,vtr1usq0*5,vsr1vtr0*14,
  vtr0*2,usq5srp3ponfqonconmhsqoausq5vtr0*14,
  vtr0*2,vsr2usq0trq1usq1*2,usq0usr3vtr0*14,
  vts0vtr0*21,vut0
submit 358x263
~ WwRR k9wt iI4F NWWp ViZm Xcbj PvY2 A3Jt HMbS L5GF 1NT7
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
~ WwRR k9wt uFge rk_K NWWp aT1A sane 0o4N 5AnA ClC7 Liwx pS2D gInX
  qrrbrss9rrsatuu3uvv0*19,
  uvv0*23,
  qqr6ttt3uvv0*21,
  mnohrss8uvv0*21,
  uvv0*8,uuu0*2,uvv0*13,
  jkllklmfklmjkmmclmnjikkgjllgikkekmmhikkluvv0*13,
  uvv0*5,stt2rss4uvv0*16,
  qrrcrssbrss6qrrdrrs7qrr9rss9sss7rss5rss9rssaqrrerrs9rsscrrs8rrr9qrrcsss5uvv0*5,
  tuu2*3,ttt4rss6ttt2tuu2ttu3ttt2tuu3ttu4ttt4ttt3ttu4ttt3ttu3stt5tuu3uvv0*5,
  chj38fg0*20,9fh0hlm6
  19c0*9,6df76dfa7egc6dfb4bd219c0*9,
  1ac119c0*8,4ce43bd64bd64ce52ac119c0*8,2ac2
  mpp2jnn0*20,kno0rss3
  ttt3tuu0*21,stt7
  tuu3uvv0*4,stt5stt6noogpqq9nopdnoognoohpqqaoppcopqdoppfnoofuvv0*5,sst8
  tuu3uvv0*4,uuu0uvv0tuu1uuu0tuu2tuu1tuu2tuu1*5,uvv0*5,sst9
  rss4qrs0*20,qrs2ttt5
in-the-app 358x147
~ WwRR k9wt OKya rk_K NWWp Q0wt fqGO
  rssaqrrcrss8rssauvv0*19,
  uvv0*23,
  tuu3uuu1uuu0uuu1tuu3uvv0*9,uuu0uvv0*4,uuu0*2,uvv0*2,
  qrrbrssbqrr9rrseqrrdrrr8pqqdqrr9pqqcrrrdqrr9pqrdqrrcqrrdrssaopqhqrr9qqrcqrrdqrrfttu2uvv0*2,
  pqqeqrrbqrraqrrbuvv0*19,
  uvv0*23,
  6df33bd0*21,bhi6
  19c0*6,5ce79fhd8ege7efcagij8fgf9ghh7egaaghd8fgc19c0*7,
  2ac219c0*6,2ac1*2,19c0*5,2ac2*2,19c0*6,4ce5
  dij519c0*20,3bd2stt5
