wide 358x423
~ IqB6 xt-H yxA_ PiZq 0WmK PiZq pkZW OVHH XPTb Ozah Ysxc jhwV 5ume ypYx Xccc 5MCv VE0q 6fk3 FaMa aVKl
~ bvOz PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB SGvN Qczo SXXY l2y3
  qrrdrss7uvv0*21,
  tuu0suu0*11,tuu0*2,tut0uso0ttq0suu0uuu0suu0*2,tuu0uuu0
  qtt0ptt0*7,lop2ors1nrs1*2,tuv1rrn0vn70vm50*2,uod0rtt1suu1ptt0*2,rtt1
  pst0ptt0*7,kop38df6akm2pst2rtt1vn80vm50*4,qng2chi27df0*2,bgha
  pst0ptt0*8,pst0*2,suu0rrp2vm50*2,vn70vn80*2,7a9318a0*3,5bde
  pst0ptt0*10,suu0rsr1vm60vsn1vvv0*2,stt618a0*4,5bde
  pst0*2,rmj1ptt0*6,pst0rnl0slh0tlh0uoj3vvv0*3,rss618a0*4,5bde
  pst0*2,qpn1ptt0*6,skg2ue70*3,vol3vvv0*3,rss618a0*4,5bde
  pst0ptt0*3,pst0dij329b018a0*2,te70ue70*3,vol3vvv0*3,rss618a0*4,5bde
  pst0kqr1gnp0fnp0cjl318a0*3,28a1ue70*4,vol3vvv0*3,rss618a0*4,5bde
  hop36ik0*3,4df218a0*3,28a1ue70*4,vol3vvv0*3,rss618a0*4,5bde
  akm38jl0*3,5eg239b0*3,49b1uf80*4,vpm3vvv0*3,rst539b0*4,7ced
  vvv0*22,vvv2
  vvv0ttt9ttt8rrrbtttarss9uuu4vvv0*15,vvv2
  vvv0*3,vvv1*3,vvv0*16,vvv2
  vvv0mnnlnoofoppgmnngmnnfqqqavvv0*15,vvv2
  vvv0*4,qrr4qqr5stt3qrr5*2,stt3vvv0*12,vvv2
  vvv0pqqkoppgrrrcjllehjjglmmghjjlhjjkmnninopimnnkqrrfrrrfoopioppjnopjuvv2vvv0*4,vvv2
  vvv0tuu4tuu5*2,uuv4uuu4tuu6uuu2uuu3uuu5tuu5uuu3*2,ttt7uuu3*3,uuu5uuu4tuu5vvv0*2,vvv2
  vvv0uuu5stt9sssattt9*2,sst9ttt9sssbttt9tuu8sttbttt7sttcttu6stt9tuu7sttasssattt8vvv0*2,vvv2
  vvv0rssb*2,ssserrsirss9rrrbtttavvv0*14,vvv2
  vvv0uuu5tuu4ttt7uuu5ttt5uuu5ttt7uuu5vvv1uuu4ttu7ttt8ttu7tuu5ttt6uuu6ttt6tuu5vvv2vvv0*2,vvv2
  vvv0uuu4uuu3ttt9tuu6uuu5uuu4ttt6uuv4vvv2uuu5tuu5ttt5ttu6ttt6stt9ttt7ttu8ttt6vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*14,ttu4oqrfqrscoqqdprrhnpqhtuu4vvv0vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
ongoing 358x257
~ IqB6 xt-H LSv6 PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP AMkb U1u_ S_FU 5MCv 6fk3 FaMa YYGF 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI _OPq SXXY l2y3
  rssaqqraqrrauvv0*20,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0*5,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0sss6sst4qrrbsss4ttt3sss4*2,stt5pqqcsss8ttt3vvv0*4,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1ttt7qqrbpqqdoppfrss8qqrcoppipqq9qqrdqqrcsssbvvv0*4,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  uvv28jl13ce218a028a2ue70vpn3sss2rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv0*10,vvv1vvv0*9,vvv2
  vvv0sttbsst9rrrfssscttt8sssasssbttt8uuu5ttt8sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*12,oqrbprrboqqhprrenpqgnqqfoqrd*2,stt5uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
ongoing-last-hours 358x267
~ IqB6 xt-H MU1i PiZq phmR A8hb OV31 0rMC PiZq Ozah Ysxc q43E A649 U1u_ CHV6 5MCv VE0q 6fk3 FaMa aVKl
~ 0i2G PA9C P0cY b1tq Ysxc ikaA efz9 E1ZP Ysxc v8WB FrmI xM5e SXXY l2y3
  rssaqqraqrrarss9rss8rssarss9uvv0*16,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vut0vur0vus0*2,vtn1vtq1rssbsst8qrrgrssc*2,rrrcrsseuuu3vvv0*7,vvv2
  vvv1vtr1vur1sog4rof4vpf3qpl4rss7stt5sst4rss8rrs7stt5*2,ttt4vvv0*7,vvv2
  vvv1ukf4vmh4vob1*2,vqf1vrk2rss6oppdpqqaqrrbrrs7pqqdqqrcrrr8vvv0*7,vvv2
  vvv1uga2ulf2vob1*2,vqf1vrk2sttcstt8sst8jllbikkhmnnggijmgijkmnneqrrdrrrcrrs9uuu3vvv0*2,vvv2
  vvv1uha3ulf2vob1*2,vqf1vsm2stt7rsscrss9ppq8rrr3qrr9rrs4rrr4sss3sss5stt6ttt6uvv3vvv0*2,vvv2
  vvv0vuu0vut0*3,vvu0vvv0rssapqqipqqgpqqevvv0*11,vvv2
  vvv0sss8stt7ttt7sttbtuu6ttt7uuu6ttt6sttattt8ttu8ttt8sssbuuu4ttt8*2,ttt9ttt7ttt8vvv0*2,vvv2
  vvv0uuu4uuu5tuu5tuu8uuu5stt9uuu4tuu6tuu5uuu6tuu5uuu4tuu8uuu3uuu6uuu4tuu6uuu6uuu4vvv0*2,vvv2
  vvv1qrrdrrresttcrssfsss8rrrduuu4vvv0*14,vvv2
  vvv0ttt9ttt7ssscttt9*2,sstassscsstcvvv0ttt9ttt8stt9ssscsst8stt9*2,ssscsst8uuu5vvv0*2,vvv2
  vvv0uuu4uuv2uuu4uvv3uvv2uuu3*3,vvv0uuu3uuv2uuu3uvv2uuu4tuu4uuu3uuu4uuu3vvv1vvv0*2,vvv2
  vvv0*15,stt5*2,rtt8stt8stt6vvv1uvv2vvv2
  vvv0*15,stt5*2,stt8ttu6stt6uuv2uvv2vvv2
  uvv1vvv0*21,uuu1
ongoing-last-minutes 358x257
~ IqB6 xt-H OlS5 PiZq phmR A8hb QD89 RXoc PiZq Ozah Ysxc yIe4 EhM_ U1u_ qIL1 5MCv 6fk3 FaMa YYGF 0i2G
~ PA9C P0cY b1tq Ysxc ikaA drc9 E1ZP Ysxc v8WB FrmI N3L_ SXXY l2y3
  rssaqqraqrrarss9rss8rssbrsscrss6uvv0*15,
  uvv0*22,uuu0
  vvv0pqr2jlm0ilm0qss2uvv0vvv0*16,uvv2
  uuu5ged6pie0qje0qpo6gkl6tuv1ttt3stt9rssdqrrfrrsgrsscrrscrrsfrrrbqrrgsttavvv0*4,vvv2
  vvv2tjb4sph0sqj0rsr0rtu0tuu0sss5rss7qqr9qrrarss7rss8rss6rrr6rss7qrrapqqerrs6uvv1vvv0*2,vvv2
  vuu3uja3qsq1ptt0*2,qss0tuu0stt3rrrbrrscrrrcrrr9rss7qrr8rssbpqqdrrs8rssbrrs9uuu2vvv0*2,vvv2
  vuu4tmd3qsq1ptt0pss0qpj1tuu0nop8hjjikmmighilgiilgiijrssfpqqdrrsarrrbrrr9stt8rrsatuu7vvv0vvv2
  vvv1tqh2pst0ost19km16ik0pst3stt1sst2rss7sss2*3,ttu4stt5tuu5ttt6stt5ttt6stt5vvv2vvv0vvv2
  vvv0vvv1vvv0*2,uuv0uvv0vvv0*16,vvv2
  vvv0rssbrrrcrssbrrshsssaqrrfsstarssdqrrfrssdrssessscqrrjstt8rssersscrssfrssdrsscvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvu1vvv1*3,vvu1vvv0vvu1vvv0vvv1uuu2vvv2uuv2vvv0*2,vvv1*2,vvv0vvv1vvv0*2,vvv2
  vvv0sttbusr8trpetsrbtsrctsqdtrqdtsqdvvv0ssscttt8sssbssscqrrdqrrersscrrrgrrscuuu5vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*15,oqqcprr9oqrkprrdoqqftuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
verifiable 358x279
~ IqB6 xt-H mamM PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl Tv0q U1u_ QhX- 5MCv kvRc FaMa AqZ9 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF FrmI _dlj SXXY l2y3
  rrsaqrreqrrdttt2uvv0*19,
  uvv0*22,uuu0
  vvv0vvu0vvt0uts0vut0vvt0vvv0*16,uvv2
  vvv1vro0vok1jfd7oki1vqm0vut0sss8sttassscrrrirssdqrrfvvv0*9,vvv2
  uuu3srq3vnk3lc836a94vm70rrp3ttt7sss7rrrcstt6qrr8rssavvv1vvv0*8,vvv2
  uuu5blm2uts3lc83gf84jkd2kqr4stt5qqr8pqqcsss7rrr9pqqbvvv0*9,vvv2
  vvu3kkc1kpp4qmj3png4emn3tuu1nop8hjjifhimmnniqrreoppgsssarssb*2,rrscttu3vvv0*4,vvv2
  vvv2eea4nmj718a0cgg5vok2vrq3stt1sst2sss2ttt3ttt5*2,uuu4sss8sst9ttt5uuu1vvv0*4,vvv2
  vvv0uuu1vvv0tuu0uuu1vvv0*17,vvv2
  vvv0rssbrrrcrssbrrshsssaqrrfsstarssdqrrfrssdrssessscqrrjstt8rssersscrssfrssdrsscvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv1*3,vvv0vvv1*3,vvv0vvv1vvv2uvv3vvv1vvv0vvv1*4,vvv0*3,vvv2
  vvv0sttbstt8rrsfssscttt7sst9sssattu7uuu5ttt8sstarrrdsssbrrrbqrrhrsscrssgrrsbvvv0*3,vvv2
  vvv0rssfrssdrrrgqrrhrrrevvv0*16,vvv2
  vvv0*22,vvv2
  vvv0*15,vvv1nqqcprrcprrfoqrgtuu4uuu4vvv2
  vvv0*22,uvv2
  uvv0vvv0*20,uvv0uuu0
campaign 358x257
~ IqB6 xt-H CWOd PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc BiRx Y0CS U1u_ S_FU 5MCv 6fk3 FaMa aVKl 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI 1Bu8 SXXY l2y3
  rrsarrrcqqrcttt6uvv0*19,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0sssbttt7qrrerssdttt8vvv0*10,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0sss6sst4qrrbsss4ttt3sss4*2,stt5pqqcsss8ttt3vvv0*4,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1ttt7qqrbpqqdoppfrss8qqrcoppipqq9qqrdqqrcsssbvvv0*4,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlnnhhijkhjjkhjjissseqqqbrrs9ttt7rrs9sss9rrs9uuu4vvv0vvv2
  uvv28jl13ce218a028a2ue70vpn3sss2rrs4qrr9rrr3*2,rrr4ttt6sss7uuu5tuu8ttt7rss9sst8uuu4vvv0vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrsdssterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0vvv1*2,vvv0*9,vvv1vvv0*9,vvv2
  vvv0sstcsst9rrrfssscttt8sssasssbttt8tuu5ttt9sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*14,vvv1oqqcprrdprrcoqrenqqgtuu3uuu4vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
upcoming 358x261
~ IqB6 xt-H EvSB PiZq phmR A8hb AOCd H4B5 PiZq Ozah Ysxc hdGG iD4K ctOR U1u_ lAcY 5MCv 6fk3 FaMa YYGF
~ 0i2G PA9C P0cY b1tq Ysxc ikaA mahN FrmI rGcj eNPE e9bk tbno
  rrrbrss9rssdrss6uvv0*19,
  uvv0*22,uuu0
  vvv0vut0vts0*3,vtt0vvv0*11,uvv0*4,vvv0uvv2
  uuu3son1vrp0vpk0vqo0uqo1rqq3sstattt8rrrbsstcrssdrrrerrrdqrristtatuu0kopkmqqclpqglpqeuvv0vvv2
  tuu6jjj4vrp0vna0vqm0qnm4kmn6rss7rss5rrr6ttt4rrr7rrr6rrr9pqqdrrsastt5vvv0*5,vvv2
  uuv4glm2oml37cd1kjj4vlh1vpm3ttu6pqq7rssbsst7rrrbpqqerrr8rrra*2,stt8vvv0*5,vvv2
  uuu56hj14ac218a0cba3uf80vol3nop8hjjikmmighilgiilgiijrssfpqqdrrsarrrbrrr9stt8rrsatuu7vvv0vvv2
  uvv2ors4vvv19eg7stt2vts1vqo3stt1sst2rss7sss2*3,ttu4stt5tuu5ttt6stt5ttt6stt5vvv2vvv0vvv2
  vvv0vvv1vvv0uvv1vvv0*18,vvv2
  vvv0rssbrrrcrssbrrshsssaqrrfsstarssdqrrfrssdrssessscqrrjstt8rssersscrssfrssdrsscvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv2vvv0*3,vvv1*3,vvv0*13,vvv2
  vvv0sttbsst9rssbrss9sstbssscsssesstcvvv0*13,vvv2
  vvv0*13,uvv3uvv0*7,vvv2*2,
  vvv0*13,uvv7oppgsss7oppgopplppqiqqrgsss6uvv7vvv2
  vvv0*13,uvv3uvv0*7,vvv2uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
needs-app 358x279
~ IqB6 xt-H sfAG PiZq phmR A8hb KJIS REdy PiZq Ozah Ysxc aggV mi-3 U1u_ 1Lr- 5MCv 6fk3 FaMa 4YV5 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB qcYC Ysxc fklu FrmI Mldq SXXY l2y3
  rrsaqrr9rss8rrsauvv0*19,
  uvv0*22,uuu0
  vvv0tuv0tuu0uqo0upm0tuu0uvv1vvv0*15,uvv2
  vvv1ptt0*2,imn1rom2slh2suu2sss9tttarrresssdrrrcqrrirssdvvv0*8,vvv2
  vvv2pqp0tpf0hji3dij5skf2ttt2sss5rss7rss9rrs8sss7pqqdrss7vvv0*8,vvv2
  uuu5ghc3vm50spi2afh9sli2tsr3stt3pqqdpqqcsst8qrraqrrcppqevvv0*8,vvv2
  vvv1pst0rrn08ef3jno4sie3tuu1nop8hjjikmmighilgiilgiijrssfpqqdrrrbqrrdsss7rrs9qrrdtuu4vvv0vvv2
  vvv1qtt0ptt0qpo0sjf2qon2suu4stt1sst2rss7sss2*3,ttu4stt5uuu3ttt7uuu3ttt5ttt7uuu3vvv0vvv2
  vvv0vvv1vvv0vuu0vvu0vvv0*17,vvv2
  vvv0rssbrrrcrssbrrshsssaqrrfsstarssdqrrfrssdrssessscqrrjstt8rssersscrssfrssdrsscvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv1*3,vvv0vvv1*3,vvv0vvv1vvv2uvv3vvv1vvv0vvv1*4,vvv0*3,vvv2
  vvv0sttbstt8rrsfssscttt7sst9sssattu7uuu5ttt8sstarrrdsssbrrrbqrrhrsscrssgrrsbvvv0*3,vvv2
  vvv0rss8rsserssc*2,sstevvv0*16,vvv2
  vvv0*22,vvv2
  vvv0*15,prrgprrdprrcpqrenpqguuu2uuu4vvv2
  vvv0*22,uvv2
  uvv0vvv0*20,uvv0uuu0
long-figures 358x257
~ IqB6 xt-H 0eVa PiZq phmR A8hb AOCd H4B5 PiZq Ozah Ysxc hdGG iD4K U1u_ lAcY 5MCv 4Obd P8mR YYGF 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI DdJC SXXY l2y3
  rrscqrr9qqrcrssattt3uvv0*18,
  uuu0uvv0*22,
  vvv0vuu0vut0*4,vvv0*16,uvv2
  vvv3spn1vrp0vql0vqo0vqo1srr2sstattt8rrrbsstcrssdrrrerrrdqrristtavvv0*6,vvv2
  tuu6jji5vrp0vn90vqm0pnm4jmn6sss6stt4rss4tuu3sss4*2,sss7qqrbsss7ttt3vvv0*5,vvv2
  uuv4hmm2qnm39de1lkk3vmi1vpn2sst8mnoaqqqfqrr9ppqfnooioppcppqe*2,qrrbuuu1vvv2vvv0*3,vvv2
  uuu56hj139b118a0cb93ue70vol3qrr9nopdnopgnooeoppenooimnnimnogpqqcoopcqqrcnooquvv1vvv0*2,vvv2
  uvv2mqr4uuu18df7rss3vsr2vqn3qrrenophpqqdoppgpqqjvvv0*10,vvv2
  vvv0*3,uuu1vvv0*18,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0vvv1vvv0*10,vvv1vvv0*9,vvv2
  vvv0sstcsst9rrrfssscttt8sssasssbttt8tuu5ttt9sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*15,stt6oqqiprrd*2,oqretuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
without-pool 358x218
~ IqB6 xt-H QPJm PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP AMkb U1u_ S_FU 0i2G P0cY b1tq Ysxc ikaA
~ BPWy FrmI _OPq SXXY l2y3
  qrrcrrsbrss9rrsasss9uvv0*18,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0*5,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0sss6sst4qrrbsss4ttt3sss4*2,stt5pqqcsss8ttt3vvv0*4,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1ttt7qqrbpqqdoppfrss8qqrcoppipqq9qqrdqqrcsssbvvv0*4,vvv2
  uuu56ik07ef618a028a2vmh2vpn2vvv0*15,vvv2
  uvv28jl13ce218a028a2ue70vpn3vvv0*15,vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv0ttt9ttt7ssscttt9ttt7ttt8*2,tuu6vvv0*13,vvv2
  vvv0uuu4uuv2uuu4uvv3vvv1uuu2*2,vvv2vvv0*13,vvv2
  vvv0*12,stt6*2,stt8stt7*2,rtt7stt5*2,tuu3uuv2vvv2
  vvv0*12,stt5*2,stt8stt6rss8rtt7rst8stt7uvv1vvv1vvv2
  uvv1vvv0*21,uuu1
ended 358x257
~ IqB6 xt-H Biqo PiZq phmR dLPK pqeo xdDn PiZq Ozah Ysxc EojP AMkb _sEV U1u_ S_FU 5MCv 6fk3 FaMa YYGF
~ 0i2G PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB FrmI XJRG SXXY l2y3
  rrsaqrrattt3uvv0*20,
  uuu0uvv0*22,
  vvv0*18,uvv0*3,vvv0uvv2
  vvv1uuu0*2,sss0uuu0*2,vvv0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0qrr7oppfopqbuvv0vvv2
  vvv2rrr1uuu0ppp1ttt1uuu0vvv0sss6sst4qrrbsss4ttt3sss4*2,stt5pqqcsss8ttt3vvv0*4,vvv2
  uuu3ooo2nnn4eee0hhh3uuu0ttt1ttt7qqrbpqqdoppfrss8qqrcoppipqq9qqrdqqrcsssbvvv0*4,vvv2
  uuu3kkk0iii4eee0eee1qqq1sss2opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  vvv2lll1hhh1eee0eee1lll0sss2*2,rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0*2,uuu0ttt0*2,uuu0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrsdssterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0vvv1*2,vvv0*2,vvv1vvv0*2,vvv1vvv0*13,vvv2
  vvv0sstcsst9qrrgsssbqrrfsttdsstbrrserrrcvvv0rssdstt9rssdrssfqrrcrrrerssbqrrgrrsctuu5vvv0vvv2
  vvv0*22,vvv2
  vvv0*14,qrsa*2,npqiqrsbprrdnpqjtuu3uuu4vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
settling 358x275
~ IqB6 xt-H y8yq PiZq phmR dLPK pqeo xdDn PiZq Ozah Ysxc EojP AMkb _sEV U1u_ S_FU 5MCv 6fk3 FaMa YYGF
~ 0i2G PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB FrmI 3veU 2O7t jKC9 XJRG SXXY l2y3
  qrr9qrrerss8uvv0*20,
  uvv0*22,uuu0
  vvv0*18,uvv0*3,vvv0uvv2
  vvv1uuu0*2,sss0ttt0uuu0vvv0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0qrr7oppfopqbuvv0vvv2
  vvv2rrr1uuu0ooo1sss1uuu0vvv0rss7rss6pqqdrrs7stt5rss7rrr7rss7ppqerrrastt5vvv0*4,vvv2
  uuu3ooo2nnn4eee0ggg3uuu0ttt1tuu6rrr9qrrbppqdsss7rrrapqqfrrr7rrrbrrrastt9vvv0*4,vvv2
  uuu3kkk0iii4eee0eee1ppp1sss2nop8hjjikmmighilgiilgiijrssfpqqdrrsarrrbrrr9stt8rrsatuu7vvv0vvv2
  vvv2lll1hhh1eee0eee1lll0sss2stt1sst2rss7sss2*3,ttu4stt5tuu5ttt6stt5ttt6stt5vvv2vvv0vvv2
  vvv0uvv1uuu0*3,vvv0*17,vvv2
  vvv0rssbrrrcrssbrrshsssaqrrfsstarssdqrrfrssdrssessscqrrjstt8rssersscrssfrssdrsscvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv1*3,vvv2vvv1*2,uuu2*2,vvv0vvv1uuv2vvv1uuu2vvv0*2,vvv1*2,vvv0vvv1vvv0vvv2
  vvv0sttbstt8rrrfsssaqrretttcsttassscrssbvvv0ssscttt8ssscsssdqrrcrrresssaqrrgrrscuuu4vvv0vvv2
  vvv1tuu1ttt2ttt3tuu1*2,uuu0tuu1uuu1tuu1uuu0*2,tuu1vvv0*9,vvv2
  vvv1rss3rss4opqcpqr9qrr9pqqaoqqeopqcoqqbprr9pqqdpqq9uuu0vvv0*8,vvv2
  vvv0*14,rst7*2,prrdrst8rst9prreuuu2uuu3vvv2
  vvv0*14,uuu2*2,tuu4uuu3tuu3tuu4vvv0*2,uvv1
  uuu0tuu0uuu0*20,uvv0
settled 358x257
~ IqB6 xt-H c4mg PiZq phmR dLPK pqeo xdDn PiZq Ozah Ysxc EojP AMkb _sEV U1u_ S_FU 5MCv 6fk3 FaMa YYGF
~ 0i2G PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB FrmI bFF7 2O7t mRrj XJRG SXXY l2y3
  qrr9qrrbstt6uvv0*20,
  uuu0uvv0*22,
  vvv0*18,uvv0*3,vvv0uvv2
  vvv1uuu0*2,sss0uuu0*2,vvv0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0qrr7oppfopqbuvv0vvv2
  vvv2rrr1uuu0ppp1ttt1uuu0vvv0sss6sst4qrrbsss4ttt3sss4*2,stt5pqqcsss8ttt3vvv0*4,vvv2
  uuu3ooo2nnn4eee0hhh3uuu0ttt1ttt7qqrbpqqdoppfrss8qqrcoppipqq9qqrdqqrcsssbvvv0*4,vvv2
  uuu3kkk0iii4eee0eee1qqq1sss2opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  vvv2lll1hhh1eee0eee1lll0sss2*2,rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0*2,uuu0ttt0*2,uuu0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv0*3,vvv1vvv0*2,vvv1vvv0*2,vvv1vvv0*10,vvv2
  vvv0sttbsst9qrrgsssbqrrfsttdsstbrrserrrcvvv0ssscstt9rssdrssfqrrcrrrerssbqrrgrrsctuu5vvv0vvv2
  vvv0uvv0*8,vvv0*13,vvv2
  vvv1rss6qrr9oppcoqqgpqq9opqbpqqeoqqeuuu0vvv0*4,qrsa*2,npqiqrsbprrdnpqjtuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
cancelled 358x257
~ IqB6 xt-H qZ8j PiZq phmR dLPK t7rX 4RpM PiZq Ozah Ysxc APjl Tv0q _sEV U1u_ QhX- 5MCv 6fk3 FaMa YYGF
~ 0i2G PA9C P0cY E1ZP Ysxc v8WB FrmI d9sd J1U- ijU7 vu8j SXXY l2y3
  rrsarss8qrrcstt4uvv0*19,
  uuu0uvv0*22,
  vvv0*18,uvv0*3,vvv0uvv2
  vvv1ttt0rrr0lll4ppp0sss0vvv0sss8sttassscrrrirssdqrrfvvv0*5,qrr7oppfopqbuvv0vvv2
  vvv2sss2qqq2jjj1ggg2ppp0sss2tuu6stt5sssattt4rrs7stt7vvv1vvv0*8,vvv2
  uuu3nnn2uuu2jjj1jjj2nnn1rrr2sst6pqqaopperrs9qrrboppdvvv0*9,vvv2
  vvv2nnn0qqq2ppp2*2,nnn1uuu1opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  vvv2jjj2ppp5eee0kkk4rrr1ttt2sss2rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0uuu0*2,ttt0uuu0vvv0*17,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0*22,vvv2
  vvv1rssdsstasssdrsseqrrdqrresssbqrrgrsscuuu5vvv0*11,vvv2
  vvv0vuu0vut0*11,vvv0*9,vvv2
  vvv1urp7uqo8solitpm8solesolhsomdsomctpm9spmdrnkhsomcvut0qssaoqrcoqreoqqhqrscoqqhtuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
only-english 358x238
~ IqB6 xt-H NfC4 PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP AMkb en2o nEOz 5MCv 6fk3 FaMa YYGF 0i2G
~ U988 P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI _OPq SXXY l2y3
  rssa*2,qrraqrrdttt5uvv0*18,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0*5,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0rss6stt5rss7stt6ttt5stt6ttt3vvv0*8,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1sss6pqqdqrrbpqqbsssaqqqaqqrcvvv0*8,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  uvv28jl13ce218a028a2ue70vpn3sss2rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv1rrreqrresssassscqqresssassseqrrevvv0*13,vvv2
  vvv0uuu6tuu4tuu5uuu4*2,uuu5uuu4uuu3vvv2uuu3uuu5ttt8uuu4uuu3uuu5uuu4*2,uuu5vvv0*3,vvv2
  vvv0ttu7tuu6sttattt8uuu4tuu6ttt7uuu5uuu3uuu5ttt7stt8ttt8sst8ssscstt9sttcstt7vvv0*3,vvv2
  vvv0*12,uvv1vvv1vvv2*3,vvv1vvv0*2,vvv1vvv0vvv2
  vvv0*12,prraqrs9oqreqrsboqqeoqrd*3,tuu3uuu3vvv2
  vvv1vvv0*21,uuu1
not-joined 358x257
~ IqB6 xt-H q_0F PiZq phmR A8hb AOCd H4B5 PiZq Ozah Ysxc hdGG iD4K U1u_ lAcY 5MCv 6fk3 FaMa YYGF 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI RvVu DdJC SXXY l2y3
  rssarrs9rrsdrss8uvv0*19,
  uuu0uvv0*22,
  vvv0vuu0vut0*4,vvv0*16,uvv2
  vvv3spn1vrp0vql0vqo0vqo1srr2sstattt8rrrbsstcrssdrrrerrrdqrristtavvv0*6,vvv2
  tuu6jji5vrp0vn90vqm0pnm4jmn6sss6stt4rss4tuu3sss4*2,sss7qqrbsss7ttt3vvv0*5,vvv2
  uuv4hmm2qnm39de1lkk3vmi1vpn2ttt7opp8qrrdsss8qrrdppqgpqqaqrrcqqrdsss9vvv0*5,vvv2
  uuu56hj139b118a0cb93ue70vol3nop8hjjikmmighilgiilgiijrssfpqqdrrsarrrbrrr9stt8rrsatuu7vvv0vvv2
  uvv2mqr4uuu18df7rss3vsr2vqn3stt1sst2rss7sss2*3,ttu4stt5tuu5ttt6stt5ttt6stt5vvv2vvv0vvv2
  vvv0*3,uuu1vvv0*18,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv0*10,vvv1vvv0*9,vvv2
  vvv0sttbsst9rrrfssscttt8sssasssbttt8uuu5ttt8sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0uvv0*5,vvv0*16,vvv2
  vvv1qrr9pqqcoppipqqcqrr7vvv0*9,stt6oqqiprrd*2,oqretuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
joined 358x257
~ IqB6 xt-H ssZ0 PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP AMkb U1u_ S_FU 5MCv 6fk3 FaMa YYGF 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI Z_g8 d6MI ifO4 _OPq SXXY l2y3
  qrrerss8ttu3uvv0*20,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0stt7sttarsscqrrgrrrdrssbqrrgqrrfrrrgttu9vvv0*5,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0sss6sst4qrrbsss4ttt3sss4*2,stt5pqqcsss8ttt3vvv0*4,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1ttt7qqrbpqqdoppfrss8qqrcoppipqq9qqrdqqrcsssbvvv0*4,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  uvv28jl13ce218a028a2ue70vpn3sss2rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv0*10,vvv1vvv0*9,vvv2
  vvv0sttbsst9rrrfssscttt8sssasssbttt8uuu5ttt8sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0uvu0*5,vvv0*16,vvv2
  vvv1psr6psq7lqnimqodpsq6vvv0*6,oqrbprrboqqhprrenpqgnqqfoqrd*2,stt5uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
tasks-done 358x257
~ IqB6 xt-H ic25 PiZq phmR A8hb 9CKT OVHH PiZq Ozah Ysxc jhwV 5ume U1u_ OD3P 5MCv M-1T FaMa Kr5e 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI OUJE d6MI ifO4 anbX SXXY l2y3
  qrrarssbrss8rrs9uvv0*19,
  uuu0uvv0*22,
  vvv0uvv0*4,tuv0vvv0*16,uvv2
  uvv2rtt2uod0un90sso2mpq0rtt1ttt8ttt7qrresssbrssbstt6vvv0*9,vvv2
  vvv1sso2vn90vpf0deb518a0ilm6rss8stt7ttt6*2,sss5uuu3vvv0*9,vvv2
  vuu3tkf1vus2vvv08df618a0ilm6rss8pqqarrrbpqqbqqqastt5vvv0*9,vvv2
  vuu4ue70vvu1vvv08df618a0ilm6nop7ppq9kmmcoppcrrrcpqqesss9ttt7rrsasst7rssbvvv0*4,vvv2
  vvu2uf81vvu1vvv08df618a0lno6rss1pqq3qrr4stt4stt6sst7tuu5tuu6tuu5rss8sss8vvv0*4,vvv2
  vvv0vuu0vvv0*2,stt0*2,vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv0*10,vvv1vvv0*9,vvv2
  vvv0sttbsst9rrrfssscttt8sssasssbttt8uuu5ttt8sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0uvu0*6,vvv0*15,vvv2
  vvv1psr6osq9nqobnrp9lqnemqodtuu0vvv0*7,oqrdqrsaoqrhoqrenqqgtuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
to-claim 358x288
~ IqB6 xt-H xjYp PiZq phmR A8hb KJIS REdy PiZq Ozah Ysxc aggV mi-3 U1u_ 1Lr- 5MCv VE0q 6fk3 FaMa aVKl
~ 0i2G PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB qcYC Ysxc fklu FrmI -CP2 BAjq M6mU SKz2 SXXY l2y3
  rss8rrs9rsscuvv0*20,
  uuu0uvv0*22,
  vvv0uvv0tuv0uqo0*2,tuu0vvv1vvv0*15,uvv2
  vvv1ptt0*2,jno1rnk1sli2suu3sss9tttarrresssdrrrcqrrirssdvvv0*8,vvv2
  vvv2prr0tpg0fih3ejk5sjf3ttt2sst5stt4stt6sss6stt5qrrbsss4vvv0*8,vvv2
  uuu6fgb3vm50spi19fh9sli2tsr3sss4oppgoppfsssapqqbqqqfopphvvv0*8,vvv2
  vvv1pst0rrm09ef3imn4sie3tuu1sttcstt8sst8jllbikkhmnnggijmgijkmnneqrrdrrrcrrs9uuu3vvv0*2,vvv2
  vvv1qtt0ptt0ppo1skf2rom2suu4stt7rsscrss9ppq8rrr3qrr9rrs4rrr4sss3sss5stt6ttt6uvv3vvv0*2,vvv2
  vvv0*3,vts0vut0vvv0*2,rssapqqipqqgpqqevvv0*11,vvv2
  vvv0sss8stt7ttt7sttbtuu6ttt7uuu6ttt6sttattt8ttu8ttt8sssbuuu4ttt8*2,ttt9ttt7ttt8vvv0*2,vvv2
  vvv0uuu4uuu5tuu5tuu8uuu5stt9uuu4tuu6tuu5uuu6tuu5uuu4tuu8uuu3uuu6uuu4tuu6uuu6uuu4vvv0*2,vvv2
  vvv1qrrdrrresttcrssfsss8rrrduuu4vvv0*14,vvv2
  vvv0ttt9ttt7ssscttt9ttt7ttt8*2,tuu6uuu4tuu6ttt8rrrdttt8sss8sssdttt8ssscsst9vvv0*3,vvv2
  vvv0stt6uuu3uuu4uvv3vvv2uuu2*2,vvv2vvv1vvv2uuu3uuv2uuu4uuu3uuu5uuu4*2,uuu3vvv0*3,vvv2
  vvv0stt7rssdrssc*2,sstevvv0*16,vvv2
  vvv0vus1*2,vvt0*6,vvu0vvv0*12,vvv2
  vvv1tqm5spl6splerokg*2,sqlatqmbrpkgvtq4vvv0*4,rss9npqjqssboqrfoqrgnpqguuu1uuu4vvv2
  vvv1vvv0*21,uvv1
to-claim-draws 358x279
~ IqB6 xt-H iQAK PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl Tv0q U1u_ QhX- 5MCv kvRc FaMa AqZ9 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF FrmI ffkV BAjq M6mU Z7x7 SXXY l2y3
  rss8rrs9rsscrss9rrrbttt3uvv0*17,
  uuu0uvv0*22,
  vvv0vvu0vvt0vut0vvt0*2,vvv0*16,uvv2
  vvv1vso0vol0jfe7qmj1vrn0vut0sss8sttassscrrrirssdqrrfvvv0*9,vvv2
  vvu3trq2vnj3lc836a93vm70srp3tuu6stt5sssattt4rrs7stt7vvv1vvv0*8,vvv2
  uuu5cln3vsr3lc83gf84lkc2kqr4sst6pqqaopperrs9qrrboppdvvv0*9,vvv2
  vvu3jkd1kpp4qmi3pmf4dln2tuu1opp7ikkhgijlnoohrrrcpqqesst8*2,sss8rssatuu2vvv0*4,vvv2
  vvu3ff93nnj728a0dhg5vol2vrq3sss2rrs4rrr4stt4stt6sst7ttu6rssb*2,stt8uuu2vvv0*4,vvv2
  vvv0uuu0*2,sst0stt0vuu0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrsdssterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0vvv1*2,vvv0*9,vvv1vvv0*9,vvv2
  vvv0sstcsst9rrrfssscttt8sssasssbttt8tuu5ttt9sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0rssfrssdrrrgqrrhrrrevvv0*16,vvv2
  vvv0*22,vvv2
  vvv1tqm5sql6sqlb*2,trm9tqmasqlcsqlevvt0vvv0*4,stt5oqqjprrhqssanqqfoqrhtuu2uuu3vvv2
  vvv1vus0vur1vus1*4,vus2*2,vvu0vvv0*12,uvv2
  uvv1vvv0*21,uuu0
to-claim-several 358x279
~ IqB6 xt-H m0Vj PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl Tv0q U1u_ QhX- 5MCv 6fk3 FaMa YYGF 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF FrmI -bCf BAjq M6mU 54Mh SXXY l2y3
  rss8rrs9rsscrss6rssa*2,uvv0*17,
  uuu0uvv0*22,
  vvv0vvu0vvt0vut0vvt0*2,vvv0*16,uvv2
  vvv1vso0vol0jfe7qmj1vrn0vut0sss8sttassscrrrirssdqrrfvvv0*9,vvv2
  vvu3trq2vnj3lc836a93vm70srp3tuu6stt5sssattt4rrs7stt7vvv1vvv0*8,vvv2
  uuu5cln3vsr3lc83gf84lkc2kqr4sst6pqqaopperrs9qrrboppdvvv0*9,vvv2
  vvu3jkd1kpp4qmi3pmf4dln2tuu1opp7ikkhlnnhhijkhjjkhjjissseqqqbrss8rss9rss7ttt6sss7uuu6vvv0vvv2
  vvu3ff93nnj728a0dhg5vol2vrq3sss2rrs4qrr9rrr3*2,rrr4ttt6sss7ttt6stt8sss6sst8rss8uvv3vvv0vvv2
  vvv0uuu0*2,sst0stt0vuu0vvv0*16,vvv2
  vvv0rrrc*2,rssbrrrisssaqqrgsstarssdqrrgrsse*2,sssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv0*10,vvv1vvv0*9,vvv2
  vvv0sttbsst9rrrfssscttt8sssasssbttt8uuu5ttt8sssbqrrfrssbrrrbqrrhrsscrssgrrscvvv0*3,vvv2
  vvv0rssfrssdrrrgqrrhrrrevvv0*16,vvv2
  vvv0*22,vvv2
  vvv1tqm5sql7sqlcsqmbspkguso7vvv0*5,rst5oqqkqrsdpqrfqsscoqrdoqqg*2,tuu2uuu3vvv2
  vvv1vus0*5,vvt0vvv0*8,uvv1vvv0*6,uvv2
  uvv1vvv0*21,uuu0
to-claim-beside-draws 358x279
~ IqB6 xt-H meEN PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl Tv0q U1u_ QhX- 5MCv kvRc FaMa AqZ9 0i2G
~ PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB e0nn Ysxc _WjF FrmI AGzP BAjq M6mU R80D SXXY l2y3
  rss8rrs9rsscrss8rrsbrss8qrrarrrcuuu1uvv0*14,
  uvv0*22,uuu0
  vvv0vvu0vvt0uts0vut0vvt0vvv0*16,uvv2
  vvv1vro0vok1jfd7oki1vqm0vut0sss8sttassscrrrirssdqrrfvvv0*9,vvv2
  uuu3srq3vnk3lc836a94vm70rrp3ttt7sss7rrrcstt6qrr8rssavvv1vvv0*8,vvv2
  uuu5blm2uts3lc83gf84jkd2kqr4stt5qqr8pqqcsss7rrr9pqqbvvv0*9,vvv2
  vvu3kkc1kpp4qmj3png4emn3tuu1nop8hjjifhimmnniqrreoppgsssarssb*2,rrscttu3vvv0*4,vvv2
  vvv2eea4nmj718a0cgg5vok2vrq3stt1sst2sss2ttt3ttt5*2,uuu4sss8sst9ttt5uuu1vvv0*4,vvv2
  vvv0uuu1vvv0tuu0uuu1vvv0*17,vvv2
  vvv0rssbrrrcrssbrrshsssaqrrfsstarssdqrrfrssdrssessscqrrjstt8rssersscrssfrssdrsscvvv0*2,vvv2
  vvv1qrrdrrressterrrhrss9qrrfuuu4vvv0*14,vvv2
  vvv0uvv2vvv1*3,vvv0vvv1*3,vvv0vvv1vvv2uvv3vvv1vvv0vvv1*4,vvv0*3,vvv2
  vvv0sttbstt8rrsfssscttt7sst9sssattu7uuu5ttt8sstarrrdsssbrrrbqrrhrsscrssgrrsbvvv0*3,vvv2
  vvv0rssgrssdrrrgqrrhrrrevvv0*16,vvv2
  vvv0*22,vvv2
  vvv1sqm5spl7spkdsplcsqlc*2,trn6rpkespkfsqlb*2,splguso7vvv0*4,rss9oqqhtuu3uuu4vvv2
  vvv1vut0*2,vvt0*11,vvv0*8,uvv2
  uvv0vvv0*20,uvv0uuu0
to-claim-ended 358x262
~ IqB6 xt-H 4JFS PiZq phmR dLPK QD89 RXoc PiZq Ozah Ysxc yIe4 EhM_ _sEV U1u_ qIL1 5MCv 6fk3 FaMa YYGF
~ 0i2G PA9C P0cY 1afD Ysxc ikaA E1ZP Ysxc v8WB FrmI yC5S BAjq M6mU r8Tx SXXY l2y3
  rss8rrs9rsscrss7qrrastt7uvv0*17,
  uuu0uvv0*22,
  vvv0ttt1ppp0*2,ttt1vvv0*5,vvv1*3,vvv0*9,uvv2
  uuu4jjj4mmm0*2,rrr5nnn4vvv1uuu2tuu6ssscrrrerssfsssavvv0*5,rss5pqrbqrr8uvv0vvv2
  vvv2ooo3rrr0*2,ttt0uuu0*2,uvv1tuu5rsserrrfrrrerrrftuu5vvv0*4,tuu1ttt3ttt2vvv0vvv2
  vvv2ooo2sss0ttt0*3,uuu0rss7qqrcoppfppqgpqqaqqrbqqr9ppqcpqqboppdoppjpqqbuuu2vvv0*2,vvv2
  uvv3ppp2sss0ttt0*2,rrr0uuu0rss3qrr7sst7qrr8rrs7rrs5sss4ttt6rrs8stt5ttt6stt5vvv1vvv0*2,vvv2
  vvv1rrr1ttt0sss0mmm1lll0ttt2noo8hjjijklkfhhlfhilfhijqqqjnoohqrrdpqqgpqqcrrrbppqettt9vvv0vvv2
  vvv0*4,uuu0*2,vvv0uuu0uvv1tuu4uuu1*3,vvv1uuu1uuu2vvv1uuu1uuu3uvv1vvv0*2,vvv2
  vvv0rrrc*2,rssbrrrisssaqrrfsstarsscqrrgsssdrssesssdqrrjstt8rssersscrssfrssdrrsdvvv0*2,vvv2
  vvv1sssastt9tttasssdstt7rssbvvv2vvv0*14,vvv2
  vvv0uuu2uuu5vvv3uuu3uuv2uuu4vvv2vvv0*14,vvv2
  vvv0sssdsssaqrrgrsscqqrgsttdssscqrrfqrrdvvv0rssdsssarsserrrgqrrcrrrersscqrrhrrsctuu6vvv0vvv2
  vvv0*22,vvv2
  vvv1sqm5spl7splfrpke*2,sqlbsqldspkfvur2vvv0*4,rst6oqqlqrscpqrhoqrgnpqguuu1uuu4vvv2
  vvv1vut0*2,vvt0*6,vvu0vvv0*12,uvv2
  uvv1vvv0*20,uvv0uuu0
stake-maximum 358x218
~ IqB6 xt-H qtZx PiZq PiZq iG6J I5A2 ltVz eYXV 4TY1 wvhZ
  rrs9rrsbrss9qrrbrssbrss9uvv0*17,
  uvv0*23,
  kmmrmnompqqeoppblnniuvv0*18,
  uvv0*3,tuu2uvv0*19,
  uuu0cef0bee0gii4uuu1egh39cd0lmn4uuu0hij49cc0jkl4uvv0*11,
  sss67ab4moo0opp1ijk6acd5noo24784ikkb7ab4opp15894opp5uvv0*10,
  qrr5478269a1klm4bde6kmm6uvv0acd6589dhij6uvv0dgg6hjk6uvv0*10,
  uuu0*2,opq65896dfg6hjj6uuu07ab6acddegg6uvv0bde6klm6rss4qrr5pqq3mno2opp2rss1uvv0*4,
  klm78bc169a2dfg6pqq447838bb28bc5rss458939bc169a4ttt2kllchijgklm9fhhdhijeuvv0*5,
  uuu0qqr1pqq1uuu0uvv0stt1opq0uuu0uvv0ttt1opp0tuu0uvv0stt0tuu1stt1rss1tuu1uvv0*5,
  uvv0*23,
  pqqgnopioppkpqqdoppmpqqanookqqreopplopqlnopkpqqhpqqipqqjoppnqrrbpqqhopqgopphopploppgpqqfuvv0
  rrr9rss7rssa*2,qrrasss7qrrbuuu1uvv0*15,
  qrrcrrsbqqrfqrreqqrcrss9pqqfstt6uvv0*15,
stake-pool 358x185
~ IqB6 xt-H tegf PiZq PiZq Oj2b GdpI hZdD Kc0D 4TY1 wvhZ
  rrs9rrsbrss9rssauvv0*19,
  uvv0*23,
  pqq3gij0opp3lmn3ijk2uuu0uuu1hjj2mnn3qrr2gii1qrr2mnn3hjj2uuu1uvv0*8,
  hjk6gii4opq7dfg7ikk6lmn6jll6kmm6bee7acdeqrr3acdebee7klm6jll6uvv0*8,
  rrr4jll5dfgcfgh6lmm6jll7ijk7noo6dfg79bcgtuu29bcgdfg7moo6ijk7rrs7pqq6pqq5stt1uvv0*4,
  kmm4dfg1qrr3hjj4egh3kmm8ikk8egg2ikk4opp3cff2opp3ikk4egg2stt3moockmmcnoobtuu3uvv0*4,
  uvv0uuu1uvv0*2,uuu0qrr4uuu1uvv0*16,
  lmmnnoognoocmnnfmnnjtuu2uvv0*17,
  uvv0*23,
  pqqgnopioppkpqqdoppmpqqanookqqreopplopqlnopkpqqhpqqipqqjoppnqrrbpqqhopqgopphopploppgpqqfuvv0
  pqqeqrraqrreqrrfpqqerrsapqqftuu2uvv0*15,
  sss6sst7rss9stt7rss6stt5rss9ttt5uvv0*15,
stake-long 358x143
~ IqB6 xt-H fukM PiZq PiZq DlZ8 oYzH 0B6h Kc0D 4TY1 wvhZ
  rrs9rrsbrssarrs9uvv0*19,
  uvv0*23,
  lnndlmm9kll9qrr7lnnbijkahjjcopp4hjjfhjjgkmm9hjjgklmhmnn8rss5mnnclmmbsss5stt4uvv0*4,
  noo3noo5opq6oppapqq5opq5nop6noo9qrr4pqq6opp8npp6nop4noo5pqq7noo5opp2qrrcrss7uvv0*4,
  noohoppgopp9noodmnoituu3uvv0*17,
  stt5tuu1ttt2*2,tuu1uuu0uvv0*17,
  pqqeoppfopqiqrrcoppkqrr9pqqfqrrcpqqgpqqjoppiqrrdpqqgpqqhoppkrssaqqrfpqqf*2,pqqjpqqeqqreuvv0
  uuu1tuu2ttu3uuu1ttt4ttu2sss7uuu1ttt4uuu2tuu2ttu3tuu1uuu1uuu2uuu1tuu1uuu1tuu1uuu2tuu1*2,uvv0
  oppjoppgpqqkopqknoohqqrdnopkstt6uvv0*15,
stake-mine 358x185
~ IqB6 xt-H 1jS5 PiZq PiZq Oj2b GdpI hZdD Kc0D 4TY1 fcbm
  rrs9rrsbrss9qrrauuu0uvv0*18,
  uvv0*23,
  pqq3gij0opp3lmn3ijk2uuu0uuu1hjj2mnn3qrr2gii1qrr2mnn3hjj2uuu1uvv0*8,
  hjk6gii4opq7dfg7ikk6lmn6jll6kmm6bee7acdeqrr3acdebee7klm6jll6uvv0*8,
  rrr4jll5dfgcfgh6lmm6jll7ijk7noo6dfg79bcgtuu29bcgdfg7moo6ijk7rrs7pqq6pqq5stt1uvv0*4,
  kmm4dfg1qrr3hjj4egh3kmm8ikk8egg2ikk4opp3cff2opp3ikk4egg2stt3moockmmcnoobtuu3uvv0*4,
  uvv0uuu1uvv0*2,uuu0qrr4uuu1uvv0*16,
  lmmnnoognoocmnnfmnnjtuu2uvv0*17,
  uvv0*23,
  nookpqqfnopnpqqcpqqfoppk*2,tuu2uvv0*15,
  uvv0*23,
  uvv0*23,
stake-won 358x181
~ IqB6 xt-H 8FCg PiZq PiZq tm58 Oj2b vmIF hZdD 4TY1 wvhZ
  rrs9rrsbrss9sss8uvv0*19,
  uvv0*23,
  mnojnopinoof*2,uvv0*19,
  uvv0uuu0stt4uuu0*2,uvv0*2,ttt0uuu0uvv0stt1uvv0*12,
  pqq3cef5pqq3kll6lmn6uvv0rss4fhh2bee9gij7dfg3gii7uvv0*11,
  add7dfg6ijk6acd9hjk7tuu0uvv0qqr3fhh9bdeduvv0bdeduvv0*11,
  egh8fhi3eghagij08ab6hjj7klm85894gii4gii7egh3fhi7lnngjklhijkknooauvv0*7,
  uuu0rss1uuu0uvv0tuu0*2,ttu1stt0*2,uuu0sss1uuu0*2,tuu0*2,uuu0uvv0*7,
  stt4ttt2ttt3tuu1ttt4tuu0ttt3tuu1tuu2tuu3stt6uuu1tuu2ttt6ttt4uuu1tuu2ttt3*2,tuu2tuu1ttt4uvv0
  rrsbpqqfpqqgqrrbpqqhqrr9opphqrrcpqqi*2,qqreqrrfpqqgrrrdpqqirrsapqqfqrrd*2,pqqipqqeqrrbuvv0
  opphpqqepqqkpqqjnooiqqrdnopkstt5uvv0*15,
  uvv0uuu0tuu1uvv0*20,
only-english-page 358x228
~ IqB6 xt-H MixT PiZq HLbz 7zsi zd-S PiZq PiZq 2fTo IEdx 8Vs- NHmy elJy 5mqN 8Vs- NHmy elJy 8bJj 8Vs-
~ NHmy
  rssa*2,qrraqrrdrss9qrrattt3uvv0*16,
  uuu0*23,
  ttt0rss6stt1rss2stt5stt3stt2stt1sss3stt2stt1rss5stt3stt1rss3stt0tuu0*7,
  tuu0prreqrr9pqqcpqqgpqqdqrrapqqe*2,qrrapqqcoppgqrrbpqqcqrrarss5tuu0*7,
  uuu0*23,
  vvv0*22,vvv2
  vvv0opplnoolsst7vvv0*16,uvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0noomqqqgmnoiopphsst7vvv0*14,uvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0nopkppqgnoojpqqiqrrdvvv0*14,uvv3vvv0vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
skeleton 358x165
~ IqB6 xt-H mY7M PiZq phmR A8hb SZm6 PiZq hCNB MiCb hCNB MiCb hCNB 0i2G hCNB
  qrrbqrrarrsauuu0uvv0*19,
  uvv0*22,uuu0
  vvv0uuu0tuu0*4,vvv0uuv0tuu0*4,uuu0vvv0*9,uvv2
  vvv1rss0*5,tuu0ttt0rss0*5,ttt0*5,uuu0vvv0*3,vvv2
  vvv1rss0*5,tuu0ttt0rss0*7,stt0*3,tuu0vvv0*3,vvv2
  vvv1rss0*5,tuu0stt0rss0*7,vvv0*7,vvv2
  vvv1rss0*5,tuu0uuu0ttt0*6,tuu0vvv0*7,vvv2
  vvv1rss0*5,uuu0vvv0*15,vvv2
  vvv0uuu0*18,vvv0*3,vvv2
  vvv1ttu0ttt0*17,vvv0*3,uvv2
  uuu0uvv0*20,uuu0uvv0
none-of-this-kind 358x282
~ IqB6 xt-H c_Qw PiZq v-Rx OFQG jJs9 NkMN sqrr -6HV
  rssarss8rss9rssbrss9rrscttt3uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv08df618a0*3,9eg5ptt0*10,imn518a0*3,28b1qrr4vvv2
  vvv039b618a0*2,29b1mqq3ptt0*4,rrn0sph0ptt0*4,pst08eg418a0*3,mop6vvv2
  vvv039b618a05bd2lop2ptt0*5,rql0toe0ptt0*5,oss1afh318a0*2,mop6vvv2
  vvv0fjl4jno1pst0ptt0*5,rtu0tuu0tuv0suu0ptt0*6,mpq1fkl0qrs3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*3,mnnnpqqboppcmnnkmnommnohpqqbnopfmnoioppgnopinopfnoocoppjmnnmoppdttt4vvv0*2,vvv2
  vvv0*3,vvv1uvv1*2,uuu2vvv1uvv1vvv1uuv2uvv1vvv2*2,uvv2uuu2vvv1uvv2vvv1vvv0*3,vvv2
  vvv0uuu5sstcrsserrrerssdsssfqrrettt9sst8rss8rrsdrrrdrsseqrrfsssdrrsfstt9rsserssgrsscvvv0vvv2
  vvv0*10,tttbrssfvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
none-at-all 358x282
~ IqB6 xt-H Vf_g PiZq v-Rx OFQG jJs9 NkMN sqrr pz7j
  rssarss8rss9rssduvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv08df618a0*3,9eg5ptt0*10,imn518a0*3,28b1qrr4vvv2
  vvv039b618a0*2,29b1mqq3ptt0*4,rrn0sph0ptt0*4,pst08eg418a0*3,mop6vvv2
  vvv039b618a05bd2lpp2ptt0*5,rql0toe0ptt0*5,oss1afh318a0*2,mop6vvv2
  vvv0fjl4jno1pst0ptt0*5,rtu0tuu0tuv0suu0ptt0*6,mpq1fkl0qrs3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*3,mnnnpqqboppcmnnkmnommnohpqqbnopfmnoioppgnopinopfnoocoppjmnnmoppdttt4vvv0*2,vvv2
  vvv0*3,vvv1uvv1uuu2uvv2vvv2uuu2uvv1uuv2uvv1uvv2vvv1*2,uuu1vvv1vvv2uuv2vvv0*3,vvv2
  vvv0ttu8qrresssarsscrrrfrssasssfssscrrsessscsssdrrsdsss7sss9rsscsstbsssarssfrrrdsssavvv0vvv2
  vvv0*9,rrsfrssdrsserssauuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
results 358x358
~ IqB6 xt-H CJIK PiZq PiZq ogRe 7Ev5 H1l3 phmR A8hb 9CKT OVHH PiZq Ozah Ysxc jhwV 5ume U1u_ OD3P 5MCv
~ VE0q 6fk3 FaMa aVKl 0i2G PA9C P0cY b1tq Ysxc ikaA BPWy E1ZP Ysxc v8WB FrmI Qczo SXXY l2y3 BKPk W1-U
~ J_1H SBa5 gNtQ xbiC -FLa NUHA
  rss8qrrettt3uvv0*20,
  uuu0*5,uvv0*18,
  rssbrss9rrscqrrdtuu3uvv0*18,
  uvv0*22,uuu0
  vvv0uvv0*4,tuu0vvv0*16,uvv2
  uvv2rtt2uob0vn70srn2kop0qss2ttt8ttt7qrresssbrssbstt6vvv0*9,vvv2
  vvv1sso2voa0vqg0ceb518a0ilm6qrrarss9sss8*2,rrr7ttt4vvv0*9,vvv2
  vuu3tje0vut2vvv08df618a0ilm6sss6rrr8sss9qrr9rrr8ttt5vvv0*9,vvv2
  vuu4ue70vvu1vvv08df618a0ilm6sssdsssarssaikkchjjilmmifhinfhillmnfqrrfqqrfqrrbuuu4vvv0*2,vvv2
  vvu2uf91vvu1vvv08df618a0mop5ttt5sss9sss7qqq7sss2rss7sst2sss2ttt1stt4ttt4tuu5vvv2vvv0*2,vvv2
  vvv0*4,uuu0*2,vvv0rssapqqipqqgpqqevvv0*11,vvv2
  vvv0sss8stt7ttt7sttbtuu6ttt7uuu6ttt6sttattt8ttu8ttt8sssbuuu4ttt8*2,ttt9ttt7ttt8vvv0*2,vvv2
  vvv0uuu6ttt7*2,tttattt6rssbuuu5tuu6tuu5uuu6tuu5uuu4tuu8uuu3uuu6uuu4tuu6uuu6uuu4vvv0*2,vvv2
  vvv1rssbrssctttbsstdstt6rssbuuu3vvv0*14,vvv2
  vvv0sttattt7ssscttt9ttt7ttt8*2,tuu6uuu4ttt6ttt8rrrdttt8sss8sssdttt8ssscsst9vvv0*3,vvv2
  vvv0uvv3uuv2uuu4uvv3vvv1uuu2*2,vvv2vvv1vvv2uuu3uuv2uuu4uuu3uuu5uuu4*2,uuu3vvv0*3,vvv2
  vvv0*15,qss9rst9rst5stt8rss9uuu2uuv2vvv2
  vvv0*15,stt5tuu6ttu4tuu7rst8vvv1*2,vvv2
  uvv0vvv0*21,uuu0
  uvv0*23,
  uvv0*6,uuu0uuu1uvv0stt6stt4tuu3sss7ttt4uvv0tuu4uvv0*7,
  uvv0*6,uuu0uuu1uuu0stt4*2,ttt4ttt5tuu3uvv0tuu4uvv0*7,
  uvv0*23,
results-none 358x322
~ IqB6 xt-H Fgwp PiZq z7Lk kaG9 OFQG jJs9 NkMN 6zlE kxVU BpXI heOo
  rss8qrresss7rssastt5uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv08df618a0*3,9eg5ptt0*10,imn518a0*3,28b1qrr4vvv2
  vvv039b618a0*2,29b1mqq3ptt0*4,rrn0sph0ptt0*4,pst08eg418a0*3,mop6vvv2
  vvv039b618a05bd2lpp2ptt0*5,rql0toe0ptt0*5,oss1afh318a0*2,mop6vvv2
  vvv0fjl4jno1pst0ptt0*5,rtu0tuu0tuv0suu0ptt0*6,mpq1fkl0qrs3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*2,uuu4lnnlppqbnoognoplmnnlqqrcnooenoohnoojoopcqqqemnninookqrrdmnoboppettt8vvv0*2,vvv2
  vvv0*3,vvv1uuu2uvv1uvv2tuu3uvv2uuu3uvv1vvv2uuu1vvv1*4,uuu1vvv1vvv0*3,vvv2
  vvv0*3,vvv1rssbqrrarssbsst9rrsdqrrjqrrhsttbsstbrsserrsfsst9rrrfrssduuu3vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*7,vvv3uvv0*6,uvv3vvv0*7,vvv2
  vvv0*7,uvv7sss6ppqiqqrcppqdoppfqqrfuvv7vvv0*7,vvv2
  vvv0*7,vvv2uvv0*6,vvv2vvv0*7,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
results-elsewhere 358x366
~ IqB6 xt-H pASE PiZq z7Lk kaG9 OFQG jJs9 NkMN 6zlE kxVU BpXI hjbH heOo
  rss8qrresss6rrrbqrrdrss9ttt2uvv0*16,
  uvv0*22,uuu0
  vvv0*2,tuu0*3,uuu0vvv0*10,uvv0tuu0*3,uuu0vvv0uvv2
  vvv06ce618a0*3,afh5ptt0*10,jno518a0*4,pqr5vvv2
  vvv039b618a0*2,39b2nqr2ptt0*4,rrm0tpg0ptt0*4,pst09fh518a0*3,mop6vvv2
  vvv039b618a06ce2mpq2ptt0*5,rrm0tpf0ptt0*5,pst0chi318a0*2,mop6vvv2
  vvv0glm3kop1pst0ptt0*5,rtu0tuv0uvv0suu0qtt0ptt0*5,nqr1glm0qss3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*2,uuu5lmmnoppcmnoinoonlmnnpqqemnngmnnjmnolmnodpqqelmnkmnompqqflmndnoofttt8vvv0*2,vvv2
  vvv0*4,uuv2vvv0vvv1uuu1vvv1vvv3vvv0*3,vvv1vvv0*3,vvv1vvv0*4,vvv2
  vvv0*3,vvv1sstarrrasssasst9rrsdrrrhqrrhsttb*2,rssdrrsfsst9rrrfrssduuu3vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rst3bgi0agi0*17,imn4vvv0vvv2
  vvv0mpp64ce48fgb6dfb9fhf8egg8fgc6dfc8fgf7efa7egd9fhe9ghj7efa9fgd8fggaghe8fgh6dfc9fg6vvv0vvv2
  vvv0stt2fjk0ejk0*17,lop3vvv0vvv2
  vvv0*7,uvv4tuu1tuu3uvv0*3,uuu2uuu5vvv0*7,vvv2
  vvv0*7,uvv6ttt5qqqeqqrcppqdoppfqrrcuvv6vvv0*7,vvv2
  vvv0*7,vvv1uvv0*6,vvv1vvv0*7,vvv2
  vvv1vvv0*21,uuu1
results-failed 358x108
~ IqB6 xt-H V4ap PiZq fQZs NxsB rFjb 2p05
  rss8qrrerss8qrrdrss8uvv0*18,
  uuu0vut0*20,uut0uuu0
  vsr1uqo8vsq2usq3uro6urp4*3,urp5usq2usq1urp4urp6urp4vsq0vtr0*8,
  vtr0spn9tqo5spn8spnatrp6tqo9tqo7urp8tqn7tqo5uro7tqoatqo7urp3vtr0*8,
  usq5vsr0qonbrqo8qpnarqo9usq5vtr0*16,
  vsr2usq1sqp5srp4rqo5trq4usq4vtr0*16,
  vts0vtr0*21,vut0
