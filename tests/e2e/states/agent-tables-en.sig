rebates 358x2814
~ WwRR k9wt -wmU rk_K O_8- V-bG 9s_7 iePr rk_K HGP5 BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb gHyx
~ nyoL 3UPo ZV_c bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6
~ Nc6k LSi8 toan dBeV rT28 F6se -p3o LSi8 MUbO dBeV yrsY F6se QbbV LSi8 MFxa dBeV wWnk F6se CllC LSi8
~ 16IY dBeV 0nCu F6se GncS sCyd CGVF g0Uv gtMy -kkZ 8LCo _eMT ofhJ yIfy QY_j cvFN Yno8 0shL eBtM 0shL
~ dnaC 0shL JgAj 0shL S_Du a8kC QOm7 Mnnt b_L0 Swah dK5N Tax6 Tax6 Tax6 Tax6 GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm
~ TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP b_L0 dK5N GeQm TwHP z4Xz cV5K 5-0e oN_S GCBz wOTp li5d
~ hA14 Puw7 PIos b8es -ddN CQYm rk_K 4NXO bsSj htiW Cj20 sYDX aQq6 EG9z qrJp W6gI Zp9L uO5e 0VE7 CNim
~ Ezcy lJ4n 83OK ZEwf X7ib iP0r mgbE 9wQr ibHx Ciid Ajda lOXA 0VE7 CNim Ezcy 5jn1 VWVD F4dH H34_ iP0r
~ mgbE luYq ibHx i3as Ajda lOXA 0VE7 CNim Ezcy DZp6 F0ts knEe u2iI iP0r mgbE sfHD ibHx VMVY Ajda lOXA
~ 0VE7 CNim Ezcy oT6s MAld DlQW ZEwf X7ib iP0r JPMV Bcpa ibHx J37X Ajda lOXA rk_K _kMb V-bG mhNH 0VE7
~ CNim Ezcy 4eTz MAld DlQW knEe X7ib iP0r JPMV Wbkw ibHx zg_z Ajda lOXA rk_K 2Npt V-bG mhNH 0VE7 CNim
~ Ezcy Uw2C -fcg ZEwf X7ib iP0r 5FmE c5Ub ibHx aHgO Ajda lOXA rk_K rEya V-bG mhNH 0VE7 CNim Ezcy lJ4n
~ Nbes ZEwf X7ib iP0r ipU4 buDs ibHx je4h Ajda lOXA rk_K JWXC V-bG mhNH 0VE7 CNim Ezcy 6TAO MAld DlQW
~ ZEwf X7ib iP0r JPMV OUSM ibHx GgUj Ajda lOXA rk_K L4hq V-bG mhNH BD-I l7xE 0L7a 2jLW Qsbw lpku vDef
~ Qsbw 2aGc usvb Qsbw Nhrl pCXF l7xE 8548 2jLW Qsbw lpku E8n0 Qsbw 2aGc QtZL Qsbw Nhrl YUSC 1XKc ReKo
~ 2IHz CWyU NKO9 N4ZG pQEM F6sY lMb1 jeJs hA14 tZrh w66H XV68 iR5h
  qrrbrrsbrss6uvv0*20,
  uvv0*23,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*15,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*15,
  opp4uvv0sss4uvv0stt3uvv0*18,
  ghiigijdeghggijhfhihghidpqq6uvv0*16,
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*13,
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*13,
  qrs1npq0*20,nqq0tuu1
  2ac119c0*6,3bd63bd33bd22bd34ce55ce73bd34bd53bd319c0*6,3bd4
  1ac119c0*5,1ac03bd84bd47ege6dfc6dfe7efc6df86dfe4ce419c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu3mnnimnnjnoohrss7stt5oppe*2,pqqcqrrcuvv0oppcpqqfpqqdopqdpqqdrss7uvv0
  uvv0*23,
  uuu0*5,tuu0stt0*4,uuu0*13,
  ttt3tuu0*21,stt7
  tuu3uvv0*8,rss2qqr8mnnqnooerss5uvv0*8,sst8
  tuu3tuu0*21,ttt6
  uvv0*5,vvv0*7,uvv0tuu3tuu0*8,ttt6
  uvv0*4,uvv1ttt6*2,pqqf*2,qrrepqqiqrrgvvv1tuu6sss6ttt4kmmenoogmooipqqblmnittt3sst8
  uvv0*4,uvv1vvv0*7,vvv1tuu5tuu0*3,ttt1tuu0*4,stt8
  uvv0*23,
  vvv0*10,uvv1uvv0vvv0*10,uvv1
  vvv0rssbrrresss9rrreqrrdvvv0*4,vvv1uvv1tuu3qrrcqrresssbvvv0*6,vvv2
  vvv0*10,vvv1uvv1vvv0*10,vvv2
  vvv0nooemnnelmnhikkklmnjjkljqqrgpqqfttt7vvv1uvv1ttt3jllioppcjllgklmmlmmioppcpqqgpqqhvvv0vvv2
  vvv0vvv2uuu6vvv1vvv0vvv1vvv0vvv2vvv0*2,vvv1uvv1vvv1*2,uuu5vvv0*7,vvv2
  vvv0rss8ssscrrsarsscrssdrrsbrssfqrrhvvv0vvv1uvv1uuu3rssdsssassscrssdsssarsscuuu2vvv0*2,vvv2
  vvv0*10,vvv1uvv1tuu4sssarrsettt9vvv0*6,vvv2
  vvv1vvv0*9,vvv1uvv0vvv0*10,uvv1
  uuu0*11,uvv0uuu0*10,uvv0
  vvv0*10,vvv1uvv1vvv0*10,uvv2
  vvv0qrrbsssdrrrisst7vvv0*5,vvv1uvv1uuu5rssbqqrgstt7rrrfrssdqrrdsssbvvv0*2,vvv2
  vvv0uuu2ttt1uuu1ttt2vvv0*5,vvv1uvv1vvv0ttt2*2,ttu1uuu1vvv0*5,vvv2
  vvv0noofnoojmnnilmmjpqqgpqqesssavvv0*2,vvv1uvv1ttt3mnnepqqdoopcppqbqrrfpqqgvvv1vvv0*2,vvv2
  vvv0ttt9tuu6uuu4uuu6tuu6vvv0*4,vvv1uvv1uuu3tuu5uuu4ttu6uuu5ttt9uuu3tuu7tuu5vvv0vvv2
  vvv0stt8*2,sssasssdrssavvv2vvv0uuu2vvv0vvv1uvv1uuu3ttt7stt8sttastt8ttt9stt8ttt6uuu6vvv0vvv2
  vvv0ssscttt7stt9rssbsstdsstcssscsttbuvv3vvv1uvv1uuu2sstdsssarssgsttcrssdvvv0*4,vvv2
  vvv0rssdrssbqrrgvvv0*6,vvv1uvv1uuu5rssd*3,ttu8vvv0*5,vvv2
  vvv0*10,vvv1uvv0vvv0*10,uvv1
  uuu0*11,uvv0uuu0*10,uvv0
  vvv0*22,uuu1
  vvv0oppapqq8rss4qrr8stt5rrr5*3,rss8ttt5vvv0*11,vvv2
  vvv0pqqbnoo8opp9oppbpqq8mnocpqq8qqr7oppdqqq9vvv0*11,vvv2
  vvv0mpp5tttattt7ttt6stt8sssattt8tttbsssbvvv1vvv0*11,vvv2
  vvv0prr3uuu4*2,uuu3uuu5uuu3uuu4uuu3uuu5vvv0*12,vvv2
  vvv0iop6sssarsseqrrfrsscsss9rrscqrrgsss9sssdqrrettt7rttbqrsfrrrdrrrfsst8rrsirsseqrrduuu5vvv2
  vvv0*22,vvv2
  vvv0rssctuu7vvv0*11,qtt2stu4stu1vvv0*5,vvv2
  vvv0*12,ors5vvv0nrr4ors8mqr4vvv0jpq8mqr6vvv0*2,vvv2
  vvv0*5,qst2stu4rtt2stu2vvv0*3,kpq8vvv0gno9kpqckpq6vvv0jpq8jpq7vvv0*2,vvv2
  vvv0uuu4vvv3vvv0*2,mqr4ors8nrr4jpq8vvv0kpq8pss3fklfvvv0aikecjlk9hjdvvv0glmfaijdmqr6vvv0vvv2
  vvv0ttt7uuu4suu3ors3mpq4iopeino8jno9vvv0ino9nqr4djkgpst4ahifbikl9gieuvv0ejlg8ghekop9vvv0vvv2
  vvv0*3,stu4kpq6lop6bjkl9hjfhlmcstu48gigaijedijijpq87egi9fho6dfhjpq8ejki6dfghlmcvvv0vvv2
  vvv0*3,rss6aijelop6agin8fghhlmcinoc8egh9fhhbhikeklc7egi9fho6dfhcjleahil6dfghlmcvvv0vvv2
  vvv0tttauuu7flmf9fhhaijd9fho7efibijecikj7efh7efi9ghn8fgg7egi9fho6dfg8fhhaghn6dfgdjkhtuu5vvv2
  vvv0vvv1vvv0diji7egi8fgh9fho7efi8fgh9ghn7efi7egi9fho7dfh7egi9fho6dfh7egi9fho6dfgchjnsttavvv2
  vvv0*3,diji7egi7efi9fho7efi*2,9fho7efi7egi9fho7dfh7egi9fho6dfh7egi9fho6dfgchjosttbvvv2
  vvv0*3,diji7egi7efi9fho7efi*2,9fho7efi7egi9fho7dfh7egi9fho6dfh7egi9fho6dfgchiosttbvvv2
  vvv0*2,tuu7lop9imn9*2,jnncimn9*2,jnncimn9*2,jnncimn8jmn9jnncimn8jmn9jnncimn8knobtuu5vvv2
  vvv0*3,ttt7*3,vvv0*5,ttt7ttt9tuu6vvv0*4,uuu5ssscttt8vvv3vvv2
  vvv0*22,vvv2
  vvv0oqrgprrgqsscqssaqrsdnpqituu5vvv2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
  vvv0*22,uvv1
  vvv0mnndmnnaqqq6oppcqrr6oop7qrr9pqq9oopdsss5vvv0*11,vvv2
  vvv0rrs9qqr7*2,qrr8sst5rrs5rss7qrr8qrr7sss5vvv1*2,vvv0*9,vvv2
  vvv0ssscqrrfsst8rsscrrsestt7rssfrrserrscsstdsssbrrsduuu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0vvv2uuu3uuu4*2,ttt6ttt5uuu3ttt5tuu4sss7ttt5uuu2vvv0vvv1vvv0*7,vvv2
  vvv0vvv2ttt8uuu5sttattt6rssbsss8rssbrss8sst9stt9uuu2uvv3vvv1vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  vvv0qrrjrsscqrrcrrs9rss9qrrgttt7vvv0*10,uuu2sssaqrreuuu2vvv2
  vvv0ttt5tuu3ttu4vvv0uvv1ttt4uuu2vvv0*10,uuu1stt5*2,uuv1vvv2
  vvv0rssdrrsfrssarsscrrsdrssiqrrgsssarssfrrrbvvv0*6,rss5opqboppgpqqbvvv0vvv2
  vvv0ttt7uvv3tuu6uvv3uuu5*2,sttavvv0*14,vvv2
  vvv0stt9ttu7ttt7uuu4ttu4tuu6ttt9vvv0*12,uuu6vvv0vvv2
  vvv0rssarss9ttt9sssauuu5rrsdtttbvvv0*14,vvv2
  vvv0*22,uvv2
  vvv0*2,vvv2*2,vvv0*2,uvv3vvv0*12,vvv1uuu1vvv0vvv2
  vvv0pqqgqrr9rrrdooploppisssdvvv0*12,rssapqqftuu5vvv2
  vvv0stt8sttattu5rsscsstdrsscttt9sstcsst7vvv0*7,stt3qrr7qrrarss5vvv0vvv2
  vvv0tuu4uuu3uuu2uuu4uvv2uuu2uvv3uuv3uuu3vvv0*7,tuu2stt4sss6rss6vvv0vvv2
  vvv0rrrgsttarrsettt7sss9stt9qrrivvv0*14,vvv2
  vvv0rrsarss8ttt7rrseuuu5rssbsttbvvv0*12,uuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  vvv0oopopqqgoopipqqdqqrdppqgqrrcvvv0*11,rrraoppjttt5vvv2
  vvv0*5,vvv1vvv2vvv1vvv0*9,uvv0*2,uuu0*2,vvv0vvv2
  vvv0ssscrrsfrssattt8rssdsssgrrsdtuu8rssdrss9qqqerssevvv0*4,rss5opqboppgpqqbvvv0vvv2
  vvv0sssctuu8sttattt7ttt9stt9ttt8vvv0*14,vvv2
  vvv0ttt6tuu4ttt6ttu7tuu3ttu7uuu5vvv0*12,uuu6vvv0vvv2
  vvv0stt8stt5ttt7ttt8uuv3ttt6tuu7vvv0*14,vvv2
  vvv0*22,uvv2
  vvv0sstcttt7rss8sss7sss8ttt4tuu3vvv0*12,vvv1vvv0vvv2
  vvv0rrscsst8rrr8uuu4*2,rss9uuu5vvv0*11,ttt7sssbuuu2vvv2
  vvv0rssdrrsfrssasssbrssdrssiqrrgsst9rssfrrrbvvv0*5,vut0rnkhtpn9soldtpmavvu0vvv2
  vvv0*16,vvu0vut0*4,vvv0vvv2
  vvv0rrrgsttarrsdsstbrssbrssctttavvv0*12,uuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0ssseuuu6rrresssbrsserssaqrrgsstcqqrbsstdsss9rrrersseqrrisstcrsscrssdsssbsttbvvv0*2,vvv2
  vvv0*2,uuu4rssdrrrcttt8rrrhrsscrrscssscsssbsssaqrrersscvvv0*8,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqfnooiqrrcqqqenopjqrrcvvv0*11,ttt8rsscuuu2vvv2
  vvv0vvv1*2,vvv0uuu3*2,uuu6uuu4uuu2vvv1vvv0*2,vvv1vvv0*3,vvu0vtr3vut0vts1*2,vvv0vvv2
  vvv0sstbrsserssattt9tttasttbsssbuuu7rssdsss8qqresstbvvv0*3,vut0soletpn9solctpn8vvu0vvv2
  vvv0rrrgsttarssdttt8rssbrssctttavvv0*14,vvv2
  vvv0ttt6tuu5uuu5uuu6uuu4tttavvv0*13,uuu6vvv0vvv2
  vvv0tuu4tuu3uuu4tuu4vvv3uuu5vvv1vvv0*14,vvv2
  vvv0sssetuu6rssesttarrsfrrsbrrrdssscqrrjttt8rrrdrrsbrrsgrrrdrsscrssbrssfsss8rssdstt9vvv0vvv2
  vvv0*2,uuu6qrrcsss9sssdssscrssfrrrgrrsisssarrsfsss9qrresttdrrrgqrrhsss9sssbssscrrsevvv0vvv2
  vvv0*2,ttu7ttt8sssduuu4vvv0*16,vvv2
  vvv0*3,vvv1uuv2vvv0*17,vvv2
  vvv0*22,uvv2
  vvv0rrrcpqqhqrrbpqqcstt8vvv0*12,ttt4qrrgopplttt7vvv2
  vvv0*2,vvv1vvv0vvv1uvv0vvv0*11,uvv0tuu0tut1*2,vvv0vvv2
  vvv0rssdrrsfrssarsscrrsdrsshqrrgsssarssfrrrbvvv0*6,tuu0lpnblpngmqobuvu0vvv2
  vvv0sstbuuu6ttt8uuu4tuu7ttu7rssevvv0*14,vvv2
  vvv0ttt6uuu4ttt6ttt5uuu3ttt7uuu6vvv0*12,uuu6vvv0vvv2
  vvv0sss9sss7ttt7*2,uuu5sstattu8vvv0*14,vvv2
  vvv0ssseuuu6rrrfsss9qrresssbrssbrssarrrersserrresttbrssdqrrlssscrrrfttt9uuu3vvv0*3,vvv2
  vvv0*2,uuu4ssscsssbrssfrrsftttbsttastt9sssevvv0*11,vvv2
  vvv0*3,vvv1vvv0vvv1*4,uuu2vvv1vvv0*11,vvv2
  vvv0*22,uvv2
  vvv0oopopqqfopphrrraqrrbooplrss9vvv0*10,sss5opphoppjtuu4vvv2
  vvv0*5,uvv0vvv2vvv1vvv0*8,vuu0*5,vvv0vvv2
  vvv0ssscrrsfrssasstbssscsssgrrrettt9ssserrrbvvv0*5,uqq5smmftoobsmmctoobvuu0vvv2
  vvv0vvv2vvv0vvv1*3,vvv0uuv2vvv0*14,vvv2
  vvv0rssettt9sssbtttasstbttt8rrsfvvv0*12,uuu6vvv0vvv2
  vvv0tuu7uuu6ttu8ttu6uuu6ttu7tuu6stt7ttt8uuu7stt8ttt6ttu6uuu5tuu5ttt8sstattt7ttu7vvv0*2,vvv2
  vvv0uuu7uvv3ttt5ttt8tuu6ttt8tuu6ttt7ttu7ttu6ttt7uuu6uuu7ttt7ttu7uuu6tuu6uuu6uuu5vvv1vvv0vvv2
  vvv0*2,uuu6rssbrssarrsdstt8rssdrrscrrressscstt9rrsesssarrsdsttarrrduuu3vvv0*4,vvv2
  vvv0*22,uvv2
  vvv0uvv2sst7ttt5uuu2vvv1uuu6vvv0*15,vvv2
  vvv0qrrhstt8ttt8pqqipqqgsttcvvv0*12,ttt8rsscuuu2vvv2
  vvv0sssbsssdsss9sttasssbssshrrrfstt7ssserss9vvv0*5,vut0solgtqn8somctpn8vvu0vvv2
  vvv0vvv1*3,vvv2vvv1*3,vvv2vvv1*2,vvv0*5,vvu0vts1*4,vvv0vvv2
  vvv0rrrgtttarssbsstbrssbrssctttavvv0*12,uuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0ssseuuu6rrrfsttbsss9sstaqrrerrsdsttaqrrdtttasst9qrrbsssbsst9rsserrsfqrrgvvv0*3,vvv2
  vvv0*2,ttt4rssdstt9ssscrrscrrrdstt7vvv0*13,vvv2
  uuu1uvv0*21,uuu2
  vvv0*22,vvv2
  vvv0oppiqqqinooinopfrrrcppqhpqqhvvv0*14,vvv2
  vvv0sssdsttestt9vvv0*12,uuu4qrrfttt7qrrdsst8uuu2vvv2
  vvv0ttt5tuu5uuu6vvv2vvv0*11,vvv1tuu4sss8ttt8stt9uuu3vvv2
  vvv0stt8sss8rssduuu3vvv0*13,tuu5qrrbsssbuuu2vvv2
  vvv0qrreqrrfrssbvvv0*15,ppqhrrrcttt5vvv2
  vvv0ttt8uuu4*3,uuv2uvv2vvv0*15,vvv2
  vvv0qrrgsss9rssarrraqrrepqqfvvv0*15,vvv2
  vvv0rrsgrssjrssdvvv0*11,stt8qqqepqqgqqqhpqqfqrrfttt6vvv2
  vvv0stt7ttt5ttt9uuu4vvv0*12,sss9sssaqrrfttt9uuu4vvv2
  vvv0ttt6*2,ttt8vvv1vvv0*12,stt7sssbrssbsst9uuu3vvv2
  vvv0rssbrrsdsss9vvv0*13,sst8rssbpqqhrrrduuu4vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,vvv3vvv0uvv3ttt7ttt8ttu7uuu5sttavvv0vvv2*2,vvv0*5,vvv2
  vvv0*6,vvv2vvv0uvv1uuu4*2,uuu3tuu4uuu4vvv0vvv2vvv0*6,vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv0*22,uuu1
  vvv0ppqcqqq7rrr6nopaqrrcstt5qrr8pqq7sss7pqq4sss6ppq6uvv1vvv0*8,vvv2
  vvv0rrraoppaqrrcpqqbmnofrrr7pqqboopboppapqqcoppbpqqcuuu1vvv0*8,vvv2
  vvv0rssdqrrhrss9qrrdrsscqrrhrrrdrrscsssbttt6rrsdrrrfsttcqrrisssbrssdrssbrrrguuu3uuu4vvv1vvv2
  vvv0rssbsss9rrrerssevvv0*17,vvv2
  vvv0*22,uvv2
  uuu0uvv0*7,uuu0*3,uvv0*3,uuu0uvv0*3,uuu0uvv0uuu0uvv0*2,
  pqrepqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrbpqqepqqgqrrcrss8pqqfqrr7qrrbrssaqrrbpqqdrrsbpqqdpqq7
  qrrbqrrastt6qrraqrrcqrrbsss7qrrbqrrcrrs7rrs9qrrdrrs8qrrerss8qrrb*2,qrrc*2,rss9qrrdrssbuvv0
  tuu1*2,tuu2tuu0uuu1ttt3uuu0uuu1*2,tuu0uuu0uuu1tuu1uuu1*5,tuu1uuu0uuu1*2,uvv0
  pqqfopqgtuu2uvv0*20,
referrals 358x1809
~ WwRR k9wt jQI4 rk_K O_8- V-bG 9s_7 iePr rk_K XGao BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb hyyy
~ tlN2 3UPo ZV_c bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6
~ sCyd _-_M IewD 9Qa- w09V FH_s IQvp ayGU 92Tw Xhqh ajy_ nsY4 3ZJe mX15 Gu2j IZXe z18H 4DYo TuRi oaGu
~ oyjA uZ-x EbgF -ddN CQYm rk_K zl4z WD6Z htiW Cj20 sYDX aQq6 YKbd qrJp W6gI Zp9L HSWs 0VE7 CNim -GXT
~ kbg4 lJ4n 7Wt- nzhd dF_k vQRG jXzE iP0r 0CLd 1f_d kyM_ Ajda lOXA 0VE7 CNim -GXT kbg4 5jn1 E-GT ME4x
~ NPAX JxZw iP0r 0CLd eBeA C3wR Ajda lOXA 0VE7 CNim -GXT kbg4 JEYM IoH8 MAld DlQW TY7N iP0r jjWi LEhp
~ hmhV Ajda lOXA 0VE7 CNim -GXT kbg4 f3pT YLWb MAld DlQW TY7N iP0r kh96 SrT- IN66 Ajda lOXA 0VE7 CNim
~ -GXT kbg4 DZp6 N-KT KHFP -I6f iP0r 0CLd eBeA 1nwz Ajda lOXA 0VE7 CNim -GXT kbg4 Uw2C hi2O nzhd B4w_
~ mCHq bTuJ iP0r 0CLd bGEJ 9jwZ Ajda lOXA BD-I l7xE kFc3 2jLW Qsbw lpku CM4- Qsbw Utzc 85qk l7xE TtUY
~ 2jLW Qsbw lpku E8n0 Qsbw Utzc xtXJ 1XKc ReKo 2IHz CWyU NKO9 fUKQ pQEM F6sY lMb1 iR5h
  rrsarss9rrrbuuu0uvv0*19,
  uvv0*23,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*15,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*15,
  noo6uuu0qrr5tuu1ttt2ttt3sss3uvv0*16,
  gijhhijchjkhgiiflmndfhihgiifuuu0uvv0*15,
  ttu2uuu1*2,tuu1uuu0uvv0*2,tuu2ttt2uuu1uvv0*13,
  qrrepqqdqrrcqrraqrrdpqqdqrrbrssaqrrbsss5uvv0*13,
  qrs1npq0*20,nqq0tuu1
  2ac119c0*6,3bd63bd33bd22bd34ce55ce73bd34bd53bd319c0*6,3bd4
  1ac119c0*5,1ac03bd84bd47ege6dfc6dfe7efc6df86dfe4ce419c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu2nppdoppepqqdsss5rss7mooimoojoppgpqqfuvv0oppcpqqfpqqdopqdpqqdrss7uvv0
  uvv0*23,
  uuu0*10,stt0*5,uuu0*8,
  ttt3tuu0*21,stt7
  tuu3uvv0*8,rss2qqr8mnnqnooerss5uvv0*8,sst8
  tuu3tuu0*21,ttt6
  uvv0*5,vvv0*7,uvv0tuu3tuu0*8,ttt6
  uvv0*4,uvv1ttt6*2,pqqf*2,qrrepqqiqrrgvvv1tuu6sss6ttt4kmmenoogmooipqqblmnittt3sst8
  uvv0*4,uvv1vvv0*7,vvv1tuu5tuu0*3,ttt1tuu0*4,stt8
  uvv0*23,
  vvv0*22,uvv1
  vvv0mnndmno9opp9*2,opparrr8pqqapqq9ppqaopp8qrr7vvv0*10,vvv2
  vvv0rss8qrr6sss5sss7qqr9qrr9rss8opp9rrr9rrr5qrr8vvv0*10,vvv2
  vvv0opqdnopfrssaqrrfsssbsstarsscssscqrressserssdsss9rrscrrsfuuu6vvv0*6,vvv2
  vvv0*12,vvv1vvv0*9,vvv2
  vvv0agi47ef0*8,agh4bkm3ajl0*2,lpq2jop0*2,kpq2stt0*3,uvv0vvv2
  vvv0uuv0tuu0*8,uuu0uvv0uuv0*2,vvv0uvv0*2,vvv0*5,vvv2
  vvv0loo6ttt8sstasssbvvv0*6,uvv0uuu0qrrcrrrdrrseqrrdsttbsssbrssbsss9vvv0vvv2
  vvv0qss3vvv2uuu4uuu3vvv0*6,rtt2pss2rrscvvv0*8,vvv2
  vvv0*2,ttt5qrrbvvv1vvv0*8,ttt5vvv0*8,vvv2
  vvv0*2,uuu4sss6vvv1vvv0*8,opphvvv2vvv0*7,vvv2
  vvv0*2,vvv3vvv1*2,vvv2vvv0vvv2vvv0vvv2vvv0*3,uuv2vvv0vvv1vvv0*2,vvv1vvv0*3,vvv2
  vvv0pss3ttt9rssdrsscsttbsttarrrdrrscsssavvv0*2,uvv0qrrdrrsdsssarssfsttbttt7vvv0*3,vvv2
  vvv0uuu1sssbttt8vvv0*9,rrrerrsgrrscrrseuuu4vvv0*4,vvv2
  vvv0*2,ttt7qrrevvv0*9,qrrfrrravvv0*7,vvv2
  vvv0*2,uuu1ttt2vvv0*9,ttt2uuu2vvv0*7,vvv2
  uvv0vvv0*20,uvv0uuu0
  uvv0*22,uuu0
  vvv0uvv0vvv0*20,uvv2
  vvv0klmijllejklhikkorrs5vvv0*16,vvv2
  vvv0sttattt8sss8stt8uuu3stt6ttu7ttt9ttt7ttt8stt8stt7stt9ttt7ttu7ttt8*2,tttattt9uuu4vvv0vvv2
  vvv0uuu3uuu5tuu4ttt6uuu4uuu6tuu5uuu6uuu5uuu4tuu4uvv3uuu4uuu3*3,uuu4tuu5uuu2vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0vvv3rrrbsssarrsestt9ppqfqrrcppqipqqgqrrfopphqrreppqlqrrduvv3vvv0vvv1vvv0*4,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqfopphrrraqrrbnoplqrrcsst9rsscsttbvvv0*4,uuu4sss8uuu5sss9stt8stt7uuu3vvv2
  vvv0rrsbsttbttt7vvv0*11,sst8rrsarrrcqrrcrrrdrssauuu4vvv2
  vvv0vvv1vvv0*2,vvv1*3,vvv0*11,tut0tuu0*2,vvv0vvv2
  vvv0rrsfrss9stt9rssgrrrfqrristtbsssdrrsbssscrssduuu5vvv0*4,uvu0nrpblpnenqpauvv0vvv2
  vvv0vvv1*4,vvv0vvv1*2,vvv0*2,vvv1*2,vvv0uvv1vvv0*8,vvv2
  vvv0rsscrssfsssbrssfttt9sttarrserssdsss9sssassscstt9rssduuv3vvv0*5,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0pqqgqqqcqrrfopploppipqqksssdrsscuvv3vvv0*6,ttt6vvv3ttt5ttt6ttt5vvv0vvv2
  vvv0ttu8tuu6ttt6ttt8vvv0*11,rrrarrsbrrrcqrrgstt8uuu4vvv2
  vvv0uuu3uuv3tuu5uuv4vvv0*13,uvu0*3,vvv0vvv2
  vvv0qrrgrss9stt9rrriqrrgqqrjssscrsserrsbrssassscrsscvvv0*4,uvu0nrpclpnemqobuvu0vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrssbrrsgsttasssbrrrfrssdsss9rssdsssbsttbsssdvvv0*6,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0ppqiqrrboppippqkoppmrrrdrssasssfvvv0*10,ttt8rsscuuu2vvv2
  vvv0vvv1vvv0*2,vvv1*3,vvv0*3,vvv1vvv0*6,uvv0uuu0*3,vvv0vvv2
  vvv0rrsfrss9stt9rssgrrrfqrristtbsssdrrsbrssgsttarssevvv0*4,stt3opqdopqgpqq9vvv0vvv2
  vvv0vvv1*4,vvv0vvv1*2,vvv0*5,vvv1vvv0*8,vvv2
  vvv0rsscrssfsssbrssfttt9sttarrserssdsss9rssfrrrcttt8rssfvvv1vvv0*5,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqfmnnmqrrcpqqfppqhpqqdqrrgrssfsssavvv0*8,ttt8rsscuuu2vvv2
  vvv0uuu3vvv0vvv1uuu5tuu4uuu4uuu2vvv1vvv0uvv4vvv0uuu4vvv0*3,tuu1uuu0tuu2uuu0tuu1vvv0vvv2
  vvv0sssdrss9ttt8sstcsssbrssettt9sssdrrsbsstdstta*2,vvv0*3,sss5nppcpqqboqqbpqr8vvv0vvv2
  vvv0*22,vvv2
  vvv0*20,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqgoopjpqqdqqrdppqgpqqfrssd*2,rssavvv0*5,mnoiopqjoppepqqippqjttt7vvv2
  vvv0uuu5uuu4uuu3uuu4uuu6ttt8ttt6uuu3uuu5uuu3tuu4uuu5vvv0*4,uvv0rts3*2,rts2vvv0vvv2
  vvv0ttt7*2,rssbttt9tuu7tuu9ttt6tuu5tttcttt5ttt6tuu5vvv0*4,uvu0psq8nqoborq8uvv0vvv2
  vvv0tuu7ttt8ttu7tuu8uuu6tuu5tuu7uuu5uuu4tuu8tuu5uuu6tuu8vvv0*6,vvv2vvv0vvv2
  vvv0ttt6tuu8tuu5ttt8uuu4tuu6ttt8*2,ttu4ttu6uuu5uuu4uuu6vvv0*6,uvv3vvv0vvv2
  vvv0*22,uvv2
  vvv0*3,vvv1*2,vvv0*17,vvv2
  vvv0qrrcpqqhrrrapqqcrss9rrrfsssauuu3vvv0*7,ttt5sss8rss9rssbrssauuu4vvv2
  vvv0ssscstt9sst9sssbrssesssbsttarssdstt7sttaqrrgttt8vvv0*3,uuu2tuu6ttt4sst8stt7uuu2vvv2
  vvv0uuu3vvv0vvv2uuv3uuu5uuu3vvv0vvv1*3,uvv2vvv2vvv0*4,uvv0sus1sut1*2,vvv0vvv2
  vvv0sssdrss9ttt8sst9sssfstt8*2,rssfsss9sst9ttt7uuu4vvv0*4,uvu0orqalqndnrp9uvv0vvv2
  vvv0uuu3uuu4uuu3uvv3*2,uuu3*2,vvv1*2,uuu4*2,vvv1uuu4vvv0*8,vvv2
  vvv0sttasttcstt8sssdttt7ttt8ssscsstbstt7ttt7ttt9ttu7ttt9vvv0*6,uuu6vvv0vvv2
  uuu1uvv0*21,uuu2
  vvv0ttu4vvv1vvv0*2,vvv1vvv0*16,vvv2
  vvv0qrreqrrgnooinopfsss9ppqhpqqhvvv0*14,vvv2
  vvv0rrsgrssjrssdvvv0*12,qqqdppqjqrrepqqfqqrftuu4vvv2
  vvv0sssbttt6stt9ttt7uuu6vvv0*11,stta*2,rrrcsssduuu4vvv2
  vvv0uuu4*2,ttt6uuu5uvv3vvv0*11,ttu4ttt7ttt6ttt7vvv2*2,
  vvv0nopoqqreoppiqrrdoppkuuu3vvv0*15,vvv2
  vvv0vvv3vvv2vvv0*12,uuv2uuu1uuu3uuv2uuu3vvv2vvv1vvv2
  vvv0ssscrsshrssdvvv0*11,ttu6rsscrrrdrrrerrrcrssduuu5vvv2
  vvv0qrrgsssaqqrgrsscttt9vvv0*10,ttt3pqqhqqrfoppjpqqlttt6vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,vvv1vvv0*4,vvv1*2,vvv0*2,vvv1vvv0*6,vvv2
  vvv0*6,uuu4vvv0uuu2stt9sttasstcsstasttavvv0uuu7vvv0*6,vvv2
  vvv0*22,uvv2
  uvv0*22,uuu0
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdpqq7
  rss8sss6ttt4rss6rssarss8stt5rss7rss9sss4rss7rssasss5rrsastt5rss8*2,rssarss7sss7rrs9sss8uvv0
  stt5*2,ttt4stt4ttu4sst6ttt3ttt5stt4ttt3tuu3ttt4ttt3ttt5ttt4ttt5ttt4tuu4stt5tuu3ttt4tuu4uvv0
  qrrdpqqetuu2uvv0*20,
  uvv0*23,
performance 358x3720
~ WwRR k9wt KfXN rk_K O_8- V-bG 9s_7 iePr rk_K p4a4 BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb hyyy
~ nyoL 1VSs ZV_c sCyd CGVF 4fux 9eLy eS8q LLym th2W l0Qu KcgK cEKy ddXO RSqC th2W x0PQ JuAl -t12 ddXO
~ 5Zeu th2W 0L44 D010 WnvO ddXO -qAf bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe
~ gs3p seQK 04FO 8wy6 ZV_c Nc6k LSi8 1sdw dBeV 1gZt rAIg CYIB aR_0 P9pF LSi8 p7RG dBeV DpVy rAIg rv2K
~ LSi8 eS2h dBeV 4wcs rAIg SOVm QDYp P9pF LSi8 pYT4 dBeV Cn8J qykB -EM7 LSi8 Ik1D dBeV S780 F6se rAIg
~ -i72 tkYM P9pF LSi8 W0Wz dBeV rT28 F6se rAIg V24c OFL0 P9pF sCyd CGVF myaN eRi2 sYDX nUof xO-B qrJp
~ W6gI AaK9 1oKF gtMy hfXk 8LCo Gq0E ofhJ QKyd -zHg ABTo D0Mt 0N0w Yno8 0shL D8P7 0shL xobi 0shL UCOn
~ 0shL DSUf 0shL Xnz2 0shL S_Du MyM9 Tax6 Tax6 Tax6 Tax6 Tax6 5-0e WVqH x1xy WVqH mwvE -nPp PtkC ZGIi
~ JTQl M7pm xQd5 08b6 TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP
~ TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP TwHP oN_S GCBz wOTp li5d HEto xt-9
~ hA14 Puw7 PIos b8es ZV_c sCyd gbNz _LFp c-rH RIXA 87FG ruvT vq8c 0TDN cqbH G3z- V-bG Tnt9 QgHE 87FG
~ ruvT vq8c 0TDN Z0T- qJnl V-bG Tnt9 XUaQ 87FG ruvT vq8c 0TDN Pk04 c9S7 V-bG Tnt9 1K2X 87FG ruvT vq8c
~ 0TDN WYNp sCyd CGVF Vjw0 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6 ZV_c u9UG is-j HUcz Lp_1 G0Ty S2aj QfYQ
~ -c-W exLZ v7nH ov7O yjqa DNp0 sIFm t9R_ qr0i 5U22 DNp0 IUmN RimD OXLu t-q0 jeJs ae1p CGVF kD8h F0BR
~ sUeK 1Obe gs3p seQK 04FO 8wy6 r_pn EJTY x9Ub gJop Gcau 6DyW 3S2o SoLj gJop Jso3 jeSb VUZP DeEF I2Ay
~ GdYP Ze9q 1SuJ gJop Jso3 jeSb QTQZ DeEF t2kW GdYP Ze9q u8o_ gJop bsGF jeSb uKsm IG5v OBbj GdYP Ze9q
~ 0Qs3 WUq5 gJop feNw 9tfb 6BP5 744O NUD2 U-Qj ZV_c IhAK ae1p CGVF HEyU F0BR sUeK 1Obe gs3p seQK 04FO
~ 8wy6 AVOx uqRI qBx9 x9Ub gJop aJGB Y38K XFrz SoLj gJop Jso3 gH3U v9UB jlaZ Brmm gJop Jso3 qxVn qiDV
~ 5XeV 5tIu gJop bsGF 4vOn 1lCI G_OF Xbt5 WUq5 gJop PIBX 1zCJ NUD2 sCyd CGVF qbp7 F0BR sUeK 1Obe gs3p
~ seQK 04FO 8wy6 IlvK UCp9 Zu5Z Mg4u akSQ xbrD KCSX dJIN Zu5Z Mg4u j3l2 xbrD KCSX RqFS Zu5Z Mg4u yJti
~ xbrD KCSX nZVX Zu5Z Mg4u 8Veo xbrD KCSX b55Q Zu5Z Mg4u F9Jx xbrD KCSX KHsp Zu5Z EGii xbrD KCSX Ajzk
~ iR5h
  qrrarrsarssarrsasst4uvv0*18,
  uvv0*23,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*15,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*15,
  opp4uuu0ttt2stt2uvv0*19,
  jkldgijegiighijhikkhfhhhgiihgiiifhiifhhdtuu2uvv0*12,
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*13,
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*13,
  qrs1npq0*20,nqq0tuu1
  2ac119c0*6,3bd63bd33bd22bd34ce55ce73bd34bd53bd319c0*6,3bd4
  1ac119c0*5,1ac03bd84bd47ege6dfc6dfe7efc6df86dfe4ce419c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu2nppdoppepqqdsss5stt5oppe*2,pqqcqrrcuvv0mnngnopkoppinoohopphqrr9uvv0
  uvv0*23,
  uuu0*15,tuu0stt0*6,tuu0
  vvv0*22,uuu1
  vvv0uuu3uvv1vvv1vvv0*2,vvv1vvv0*5,vvv2uvv1uvv0*7,vvv3vvv2
  vvv0mnnjikknoppdjklhijklikkdnoodvvv0*4,uvv6uuu4ppqgoppgnoohqqrcnopjppqfttt4uvv6vvv2
  vvv0vvv1vvv0*10,vvv1uuu2uvv0*7,vvv1vvv2
  vvv0rrsfrrrdrssgrrscstt9rssdstt9rsscrssfrrrdsttbsssfttu6vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0qrreqrrfrssavvv0*6,qqqeqqrenoogpqqgopphpqqfnookmnomoppimnoinookstt4vvv2
  vvv0stt0*10,rst1stt0rtt0stt0*2,rst1stt0*4,vvv0vvv2
  vvv0lop2kno0*19,stt2vvv2
  vvv0rsscqqressscrrsbrssdrrrcvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0ttt9uuu5ttt5ttt7uuu4vvv0*11,tuu7sss9rrrarrrbuuu5vvv2
  vvv0ttt6uuu5ttt6*2,uuu5vvv0*11,tuu2ttt7stt7sss8uuu2vvv2
  vvv0imm3gkl0*15,qss2tuu0*3,vvv0vvv2
  vvv0ssscsssdrssbsstbrrrerrsbsssasssbttt8sstcqrrhssscqrrevvv1vvv0*7,vvv2
  vvv0*8,vvv1vvv0*2,vvv1vvv0*10,vvv2
  vvv0vvv1vvv0*3,uuu1vvv1uvv2uuu1uuu2uuu1uuu2vvv1uuu1*2,uuu2uuu1uuu2*2,uuu3ttt3uuu0vvv2
  vvv0rssersshrssdvvv0ppqcppqfpqqg*3,qqrdpqqhoppiqrrbpqqjopploppjoppkpqqgoppfpqqgtuu3vvv2
  vvv0imm3gkl0*14,imn2tuu0*4,vvv0vvv2
  vvv0tttauuu5ttt8ttt6ttt8ttta*2,ttt7uvv3vvv0*12,vvv2
  vvv0uuu4*2,tuu6uuu4*3,uuu6uuu3vvv2vvv0*12,vvv2
  uvv0vvv0*21,uuu0
  tuu1tuu0*21,tuu3
  tuu3uvv0*8,sss1qrr5pqqgqrr7ttt2uvv0*8,sst8
  tuu3uvv0*8,uuu0tuu3rssarss6stt3uvv0*8,sst9
  tuu1tuu0*12,ttt1stt0*7,stt1tuu2
  uvv0*4,uvv1*2,vvv2uuu3vvv1uuu4*2,vvv2vvv1tuu5uuu0uvv0rss3tuu1stt3stt4rss6tuu1sst9
  uvv0*4,uvv1uuu4*2,rrrbqrresssarrrerrsevvv1tuu6stt5ttt4noobnoogopperss7oppbuuu1sst8
  uvv0*4,uuu0uvv0*8,tuu2tuu0*8,tuu4
  uvv0*11,uuu0uvv0*10,uuu0
  vvv0vvv1*2,vvv0*2,vvv1vvv0*4,vvv1uvv1vvv0vvv1vvv0vvv1vvv0vvv1vvv0*4,vvv2
  vvv0rrsbqrrgrrrbrrsbttt8vvv0*4,vvv1uvv1uuu3ssscstt9qqrfrssbrsscuuu3vvv0*3,vvv2
  vvv0rss7*2,ttt5vvv0*6,vvv1uvv1ttt4ppq9vvv1vvv0*7,vvv2
  vvv0rrr7pqq7ttt2vvv0*6,vvv1uvv1uuu2pqqauuu2vvv0*7,vvv2
  vvv0rts9psrguuu4rssdrssc*2,rssdrsscvvv0vvv1uvv1tuu4rrsdsst9sssasttdqrrhsss9ttt8vvv0*2,vvv2
  vvv0ttt9sssdttt7ttt9sssattt9sssastt9vvv1*2,uvv1uvv3sssbttt8rssastt8vvv1vvv0*4,vvv2
  vvv0vvv3uuu4uuv2*2,tuu5uuv2uuu3*2,vvv0vvv1uvv1vvv1tuu5uuu3uuv2uuu3vvv0*5,vvv2
  uvv0vvv0*9,uvv0uuu0uvv0vvv0*8,uvv0uuu0
  uvv0vvv0*9,uvv0uuu0vvv0*10,uuu0
  vvv0tuu5uuu4*3,uuu2vvv0*4,vvv1uvv1uuu3ttu6uuu3*4,vvv0*4,vvv2
  vvv0ttt8tuu6uuu7stt9ttt6vvv0*4,vvv1uvv1vvv2sss8tuu6sssattt7uuu4vvv0*4,vvv2
  vvv0pqqarss9vvv0*7,vvv1uvv1uuu2mnnfnoofoppappqfoppdkmmkqrr9vvv0*2,vvv2
  vvv0uuu3stt1vvv0*7,vvv1uvv1tuu2pqqarrrarrs7stt2sss5stt4ttu2vvv0*2,vvv2
  vvv0urr9ussdttt8qrrfqrresssdrssdsssdvvv0vvv1uvv1vvv1ttt6ttt7vvv0*7,vvv2
  vvv0rssgrss9ssscqrrgssscqrrdrsseuuu2vvv0vvv1uvv1tuu7sst8rsserrrfrssgrrsgsttbttt8vvv0*2,vvv2
  vvv0*10,vvv1uvv1ttu4rssbrrserssgttt7vvv0*5,vvv2
  vvv0*10,vvv1uvv1vvv0*10,uvv2
  uuu0uvv0*9,uuu0*2,uvv0*11,
  vvv0*22,uvv1
  vvv0sssdrssgsssavvv1vvv0*17,vvv2
  vvv0vvv1*3,vvv0*18,vvv2
  vvv0nooelnnemnngkllimnohjklkmnnenoofkmmlqrrfpqqhuuu2vvv0*9,vvv2
  vvv0vvv1tuu5vvv0uuv1uuu4vvv1*2,vvv2uuv3uuu2vvv0*5,vvv1vvv0uuu2vvv0*3,vvv2
  vvv0stt8qsreuuu4rssbsssbsstastt9sttcssscrssdttt9rssdsss8rrrfsttcsssasst9sssdsssarrrgvvv0vvv2
  vvv0qrrerrrettt6vvv0*18,vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0qrrdrrrcqrrcvvv0*18,vvv2
  vvv0uuv2uuu1uvv1tuu2vvv1ttt2vvv0*15,vvv2
  vvv0oppcnoofmnnfklmhmnnilmngqqrfpqqfttt7vvv0*12,vvv2
  vvv0uuu3stt7vvv2uuu5ttt8tuu5uuu5ttt8tuu5uuu3*2,tuu6uuu3uuu4tuu6tuu4uuu5*2,vvv2vvv0*2,vvv2
  vvv0stt6stt8tuu4tuu5ttt8ttt6uuu5ttt8uuu6ttt9stt8tuu8ttt9uuu9ttu9ttt4tuu7sssbuuu5vvv0*2,vvv2
  vvv0rrrcrssdttt6vvv0*18,vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0sst2vvv0*2,uuu2vvv0*4,tuu9tuu0*10,tuu1uuu7vvv2
  vvv0noogjklgopq9ijkimnnjvvv0*3,tuucrssarssfqrrdsssaqrrenoohoppkqqreoppgvvv2*2,tuucvvv2
  vvv0*9,tuu6tuu0*10,tuu1uvv4vvv2
  vvv0gkl9rrsdqrrhqrrbrssb*2,sssctuu2kpq3rrsfsstaqrrerrrdrssfrrrdvvv2vvv0*5,vvv2
  vvv0urq2uuu5ttu4uuu4*3,vvv1vvv0*14,vvv2
  vvv0tpn3ttt7tuu6tuu8sstauuu4vvv2vvv0*14,vvv2
  vvv0tuu6sst9qqrerssfrrsbrssdrssbrssdqrrgsssbqrrdrsscrsseuuu6vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,qss8vvv0*9,qss8vvv0*2,qss8vvv0*4,vvv2
  vvv0*4,mopmvvv0uuu3tuu3vvv0uuu3vvv1uuu1vvv0*2,moplvvv0*2,mopmvvv0uuu3uuu4vvv0vvv2
  vvv0vvv1vvv0*2,npqjuvv2mpphoqrdttu4mppgrst7qrsavvv0tuu4oqqhvvv0*2,mopovvv0mppgnpqhvvv0vvv2
  vvv0uuu5vvv0npqgqsscrss8knooqsscqssboqqhnpqiqsscrss7mppgqsscvvv0npqf*2,uuu3knoonpqivvv0vvv2
  vvv0*3,lopnqss9rsscnpqioqrhqsscqrsdloporsscqssclopprst8stt7lopntuu5rss9lopmprrftuu4vvv2
  vvv0uuu4stt6oqrbrst9qrsdqrscnpqeqsscqrsdnpqhqssaprrenpqguvv2lopknqqcuuu5prrfoqrbprrastt8vvv2
  vvv0vvv1qrsbvvv0*2,prrdqss8vvv0rstaoqrcvvv0uvv3lopjvvv0uvv3loplvvv0*2,mppkuuu4uvv3stt9vvv2
  vvv0*2,tuu6stu4tuu3oqrettu5vvv0uvv3ttu5vvv0*2,stt9vvv0vvv1stt9vvv0*2,lopktuu3rtt7uvv3vvv2
  vvv0uuu4vvv2rtt8*2,oqr8stu4tuu3vvv1uvv2stu5suu4utt6stt6suu2uuu4ssr7uvv1oqrbqrrbrtt8uvv2vvv2
  vvv0*3,rss8qstborsdrss9rst8tuu0stt3prrbnrretsr9pppdprscrtt8qnmgnrrertt9qnlhrtt9uvv4vvv2
  vvv0*2,vuu1usq5monkrtt9rpoaurq8tuu0trq7urq8vvv1opofuqpcuqoapqpesrqbtpndrttaromeqomgtuu5vvv2
  vvv0uuu4vut3vvv0tsr3trq1vvu1vtt3usr0vut3vuu1urp5rqpauts4utt4rpoduts3vvu1rondvut3srr7vut3vvv2
  vvv0*12,urp9vvv0*2,urpavvv0*2,urpavvv0*2,vtt5vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0uuu4vvv0uuu0uuu1uuv0uvv0*5,uuu1uvv0uuu0uvv0*4,uuu0uuv0uuu1vvv0vvv2
  vvv0*2,uuv3stt9tuu5vvv1vvv0*5,tttattt9uuu2vvv0*4,uvv2sstcttt8uvv3vvv2
  vvv0rrrgsttarsserssgsttbrssdsstbrrrestt9sssesss9rsscrssdssscrrserrsbuuu4vvv0*4,vvv2
  vvv0uuu4uuu3*2,uuu4uuv2uuu2uvv1uuu3uuu2*2,uuu4vvv2uuu3*2,vvv1vvv0*6,vvv2
  vvv0stt9sstbsssattt9rrsdsss9sssattt7rrsattt6*2,ttt9ttt8uuu4uvv4vvv0*6,vvv2
  vvv0stt7tuu4uuu3uuu2tuu4stt7vvv1vvv0*14,vvv2
  vvv0stt9rsscstt8stt7stt8qssbuuu3vvv1vvv0*13,vvv2
  vvv0*22,vvv2
  uvv0*22,uuu0
  uvv0*22,uuu0
  vvv0ttt1vvv0*3,vvv1vvv0*16,vvv2
  vvv0mnnfklmllmmjjllfrrrbvvv0*16,vvv2
  vvv0uuu5ttt7uuu7uuu5uuu4tuu6vvv3uuu6uuv3uuu3uuu5uuu3uuu4vvv0*8,vvv2
  vvv0ttt8stt9tuu8ttt9ttt8ttt9tuu6tuu5tuu8rssattt9stt7ttu6vvv0*8,vvv2
  vvv0*6,uvv1mpp0*11,prr1vvv0*3,vvv2
  vvv0qrreqrrhrrscrrsauuu6oqq619c0*11,9fg6rrs7pqqdttt5vvv2
  vvv0*6,uuv1mop1kno4*2,mop1mpp0mop0lop2mpp0mop0mop1mpp0prr1vvv0*3,vvv2
  vvv0*7,uuu5rssbstt9sssbsssasst9rrsesttarrrcsst9rrrcvvv1vvv0*3,vvv2
  vvv0ssscsssesss9vvv0*2,prs53bd0*8,oqr4rss0*2,stt0ttt6qrrdtuu5vvv2
  vvv0uvv2uvv4uuu3vvv0*2,rst3agi0*7,bgi0qss2stt0*2,tuu0tuu1ttt5uvv2vvv2
  vvv0*7,tuu6qrrersscsssdsssb*2,qrrhsstaqrrdsss9rrrcvvv1vvv0*3,vvv2
  vvv0uvv2vvv0*3,vvv1stt3ejk0*5,rss2ttt0*5,uuu0vvv0uuu1vvv0vvv2
  vvv0sstcstt9rrrcrrrfrssdoqr619c0*5,mpp4rss0*5,stt0vvv0oppgttt4vvv2
  vvv0*7,ttu2qrsarss7rss6rss8stt9ttt5stt8ttt6sst9uvv2vvv0*4,vvv2
  vvv0*7,oqr3oqq3pqr5pqr6ttu4tuu5tuu3ttt5tuu4stt7uuu1vvv0*4,vvv2
  vvv0rssfsstarssdqrrdvvv1oqr619c0*3,7ef5rss0*7,stt0vvv0qqqcttt4vvv2
  vvv0*6,tuu2imn0*3,mop2tuu0*7,uuu0vvv0*3,vvv2
  uvv0*22,uuu0
  uvv0*22,uuu0
  vvv0ttu1vvv1vvv0*7,vvv1vvv0*11,vvv2
  vvv0klmkijkgklmejlljnoocijkjlnnfklmhlmnhhjjilmmgnoodvvv0*9,vvv2
  vvv0vvv1uvv0*4,uuu0*2,uvv0uvv1vvv0*12,vvv2
  vvv0uvv6uuu4uuu3sss7sss5sss7rss8rrrcvvv0uvv5vvv0*11,vvv2
  vvv0uvv6tuu4tuu6rrsaqrrbstt9stt6rss8vvv0uvv5vvv0*11,vvv2
  vvv0vvv1uvv0*7,uvv1vvv0*12,vvv2
  vvv0*9,tuu2snk1lnn5npq1vvv0*9,vvv2
  vvv0*8,gno36hj1pf969efa19c06df2rst2vvv0*7,vvv2
  vvv0*7,hop45hj0hnp2uuu1vvv0lop23bd25ce3uuv2vvv0*6,vvv2
  vvv0*6,uvv19jl3fmo4vvv0*4,oqr519c0jmn6vvv0*6,vvv2
  vvv0*6,npq63bd1qss5vvv0mnnjnoolrrs8vvv05ce5chj6vvv0*6,vvv2
  vvv0*6,npq619c0oqq6vvv0sttcqrrfvvv0*2,5ce5chj6vvv0*6,vvv2
  vvv0*6,tuu32ac1dij6vvv0vvv1uvv1vvv0oqr519c0jmn6vvv0*6,vvv2
  vvv0*7,fkl619c0fjk3stt1uvv0lop23bd25ce3uuv2vvv0*6,vvv2
  vvv0*8,eik419c0*4,6df2rss2vvv0*7,vvv2
  vvv0*9,rss1imn0hlm0mpq1vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0mpp5ttt5sstasttastt6vvv0*11,sss9qrrarrrbttt7uuu4vvv2
  vvv0prr3vvv3stt8sstattt5vvv0*6,vvv1vvv0*4,ttu6stt7ttt6sst5vvv1vvv2
  vvv0*2,uuu5sssbssscttt8rrsfrsserssbsssarrsesstbrrretttbrrsgrssfstt8vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0jop6sss8qrrfssscvvv0*12,sst9ppqfqqrepqqgtuu5vvv2
  vvv0*2,uuu3stt8ttt9uuv2uuu6uuu4uuu5uuv3uuu5ttt7*2,uuu3uuu6uuu3vvv0uuu2uvv1vvv1uuu1vvv0vvv2
  vvv0*2,uuu3ttu6tuu6uuu5ttt7ttt8ttt5tuu6ttt7ttu6ttt8uuu6sttatttbvvv1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0slh6sss8ppqkqrripqqioppmopplttu5vvv0*9,opqeqqreqqqdttt5vvv2
  vvv0*2,uuu5ttt8uuu8ttu6sstcsttarrsesssctttbrrsesstbsssdssscttt8vvv0*6,vvv2
  vvv0*3,vvv1vvv2uuu2uvv1vvv2vvv1*2,vvv0vvv1vvv0vvv1vvv2vvv1vvv0*6,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0qqq8qqr7qrr8pqq8qqq8qqqbpqq7qrr9qrrasst4qrr7oppattu2vvv0*8,vvv2
  vvv0rrr6pqq9qrraqqq7rrr8pqqbqrrbrrr7nopdsss5pqq9ppq9tuu2vvv0*8,vvv2
  vvv0uuu3uvv0*7,uvv1vvv1vvv0*11,vvv2
  vvv0uvv7sst8sss9noog*2,pqqgoppemnokvvv0uvv7vvv0*11,vvv2
  vvv0uuu4uvv0*2,uuu0*2,uvv0*3,uvv1vvv2vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rssbqrrevvv1vvv0*2,uuu4qrrerrrfrrscqrrdsssbsstcqrreuuu2vvv0*3,stt9qrrerrreuuu2vvv2
  vvv0*22,uvv2
  vvv0uuu5ttt7stt5uuu3vvv1vvv0tuu0*3,uuu0vvv0*2,uuu2tuu6vvv1vvv0uvv1vvv2uuu4uuu3vvv1vvv2
  vvv0qrrfqqqiqrrerrrdvvv1ttu2imn0*3,kno2vvv0vvv1sssasssbtuu7vvv0uuu5ttt8sssarrsfuuu5vvv2
  vvv0*22,uvv2
  vvv0qqrfpqqnpqqgrrsdvvv0ttu2imn0*3,qss2vvv0uvv1rrrhqrrhuuu8vvv0tuu5ttt9qrrhsst9uuu4vvv2
  vvv0uvv1vvv2vvv1*2,vvv0*2,tuu0*3,vvv0*3,uvv1vvv1vvv0*3,uuu2vvv1uuu2vvv0vvv2
  vvv0*22,uvv2
  vvv0oppnoppi*2,vvv0*2,stt2gkl0*2,ilm2tuu0vvv0uuu2rssdqqrittt8vvv0ttt5rssdpqqkrssauuu4vvv2
  uuu1uvv0*21,uuu2
  vvv0sttctuu4ttt6uuu3vvv0*7,vvv1ttt5sss9vvv2vvv0ttt6uuu4sss9ttt6uuu3vvv2
  vvv0rssdsttarrrdstt6vvv0*7,vvv1sss9ttt7uuu6vvv0sss7stt8rrsbsssauuu2vvv2
  vvv0*22,vvv2
  vvv0rssdrsshqrrgrrsesssdrssgvvv2vvv0*14,vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
  uvv0vvv0*21,uuu1
  vvv0*12,uuv3uvv0*8,vvv2*2,
  vvv0klmhklmdmnobvvv0*8,uvv7stt7tuu7mnnenooioopiqqrbmnnkvvv1uvv7vvv2
  vvv0*12,uuu4uvv0*3,uuu0uvv0*4,vvv3vvv2
  vvv0qrreqrrfrssbrssdsssdrssarssfrsserssdrsscssscrrshrssb*2,rrrgrssgrsscrrresssdtttavvv0vvv2
  vvv0*16,vvv1*2,vvv0*4,vvv2
  vvv0ttt5uuu3*2,vvv0*6,uuu6ttt9uuu4uuu3tuu4vvv0ttt6tuu4uuu3*2,uuu4vvv1vvv2
  vvv0ttt8sttauuu6vvv0*6,tuu6ttuattu8ttt8*2,vvv1sst8stt9ttt6ttu7sssbuvv3vvv2
  vvv0*22,uvv2
  vvv0ppqhsssbvvv0*10,stt8qrrdvvv0*2,ttt7rrrfpqqgrssbtuu5vvv2
  vvv0*22,uvv2
  vvv0vvv2vvv0uvv2vvv0vvv1*2,vvv0*7,vvv1vvv0*7,vvv2
  vvv0uvv2ttu6ppqlrrrcqrrcrss9pqqdrssbvvv0*5,qrrdvvv2vvv0ttt5rrrgqrrfrssctuu5vvv2
  vvv0*22,uvv2
  vvv0*2,vvv4uuu5qrrgsss9rssa*2,qrretuu6vvv0*4,tuu5vvv2vvv0*2,ttt7sttbttt9uuu3vvv2
  vvv0*3,uvv2ttt6uuu3vvv2vvv0ttt6uuu2vvv0*4,vvv2vvv0*3,uuu4ttt4ttu5vvv2*2,
  uuu1uvv0*21,uuu2
  vvv0opppuuu4vvv0*14,pqqdrrsdnookpqqhttt6vvv2
  vvv0*22,uvv2
  uvv0*22,uuu0
  uvv0vvv0*20,uvv0uuu0
  vvv0*12,vvv2uvv0*8,vvv1vvv2
  vvv0mnnhnoocnopbpqqbpqqaoppbmnnboopdvvv0*3,uvv6uuu6uuu5ppqbqqrdpqqfrss9oophvvv1uvv6vvv2
  vvv0uuu4rrr5sss5stt4sss7qrr6rss5*2,vvv0*3,uvv5uuu1vvv2ttt3stt6uuu3uuu2tuu2vvv0uvv5vvv2
  vvv0ttt7ttt6uuu6sss9uuu5ttt8stt8ttt7uuu6ttu8uuu5vvv0uvv0*8,vvv0vvv2
  vvv0tuu4uuu6ttt6uuu5tuu5uuu5ttu6uuu4tuu7ttt9tuu6vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0noplrrsavvv0kno3cij0*9,jmn3sss8qrrgqqreqrrgpqqlqqqltuu7vvv2
  vvv0*22,vvv2
  vvv0oppgqrrgvvv0loo3ejk0*5,gkl2ttt0*3,uuu0sss9rrsdqqriqrrfpqqlqqqltuu7vvv2
  vvv0*5,tuu0*5,uuu0vvv0*5,vvv1vvv0vvv1vvv0*3,vvv2
  vvv0rss9ttt9vvv0qrs1mpp0*2,prr1uuu0*6,uvv0tuu4uuu4ssscsst9rsscsttcuuu4vvv2
  vvv0ttt6*2,vvv0qrs1mpp0*2,prr1uuu0*6,uvv0uuu2ttu5stt8ttt9ttt8ttt9vvv2*2,
  vvv0uuu4uuu2vvv0uvv0uuv0vvv0*9,vvv1*2,uuu4uuu2uuu3uuu2vvv1vvv2
  vvv0qqqhrrrevvv0loo3imm2ttt0*8,uuu0ttu5rssdqrrhrsserrrhrrriuuu6vvv2
  vvv0*22,vvv2
  vvv0oppkppqkvvv0kno3*2,stt0*8,tuu0ttt7rrrepqqmqqqmpqqlqqqltuu7vvv2
  vvv0*22,vvv2
  vvv0opphpqqjsss9loo3ejk0mpp2ttt0*7,uuu0stt6rssgppqirrreqqqeqrrgtuu7vvv2
  vvv0*5,tuu0vvv0*10,vvv1vvv0vvv1vvv0*3,vvv2
  vvv0*22,uvv1
  rss9sss6stt8rss8stt3stt4sss6stt7rss7sss7rss8sss9sss6ttt4rss8stt4rss5stt5rss7sss7stt7sss6rss4
  stt6sst7stt7sst6stt5tuu3stt6sst7sss6stt4sss6sst7ttt5ttt4stt7ttt3stt5ttt5stt5sst7stt5sst7stt2
  pqqdqqrbrss9qrrbqqrepqqerss8qrrcpqqeqrr7qrraqrreqrr9pqqfrrsaqrrdpqqcqrrepqqdrrsapqqerrsduvv0
  rssaqrrbuuu0uvv0*20,
  stt5rss6tuu3uvv0*20,
rebates-none 358x795
~ WwRR k9wt DkHl rk_K O_8- V-bG 9s_7 iePr rk_K HGP5 BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb gHyx
~ nyoL 3UPo ZV_c bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6
~ fVv8 y_1L T-NN QMI1 -GB8 5omX jeJs hA14 tZrh w66H XV68 iR5h
  qrrbrrsbrss6rssarss7uvv0*18,
  uvv0*23,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*15,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*15,
  opp4uvv0sss4uvv0stt3uvv0*18,
  ghiigijdeghggijhfhihghidpqq6uvv0*16,
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*13,
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*13,
  qrs1npq0*20,nqq0tuu1
  2ac119c0*6,3bd63bd33bd22bd34ce55ce73bd34bd53bd319c0*6,3bd4
  1ac119c0*5,1ac03bd84bd47ege6dfc6dfe7efc6df86dfe4ce419c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu3mnnimnnjnoohrss7stt5oppe*2,pqqcqrrcuvv0oppcpqqfpqqdopqdpqqdrss7uvv0
  uvv0*23,
  uuu0*5,tuu0stt0*4,uuu0*13,
  ttt3tuu0*21,stt7
  tuu3uvv0*8,rss2qqr8mnnqnooerss5uvv0*8,sst8
  tuu3tuu0*21,ttt6
  uvv0*5,vvv0*7,uvv0tuu3tuu0*8,ttt6
  uvv0*4,uvv1ttt6*2,pqqf*2,qrrepqqiqrrgvvv1tuu6sss6ttt4kmmenoogmooipqqblmnittt3sst8
  uvv0*4,uvv1vvv0*7,vvv1tuu5tuu0*3,ttt1tuu0*4,stt8
  uvv0*23,
  vvv0*22,uvv1
  vvv0hkl4afh0*3,fjk3rtu0*10,lop3afh0*3,bgh1ttt2vvv2
  vvv039b618a0*3,imn4ptt0*4,qsr0rro0ptt0*4,oss14ac318a0*3,mop6vvv2
  vvv039b618a0*2,fjl4ptt0*5,spi1vn91ptt0*5,lpq24ac218a0*2,mop6vvv2
  vvv08df5bgi1lpq2ptt0*5,qtt0rtt0sts0qtt0ptt0*5,ors1ejk17df0npq5vvv2
  vvv0qtt0ptt0*6,qtt0uvv0vvv0*3,ruu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,tuv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0lqr1kqr0*6,oss0pss0*5,lqr0kqr0*6,tuu1vvv2
  vvv0rtu1nrs0*18,oss0vvv0vvv2
  vvv0*4,sst4sst6rss7rrr6tuu2ttt1rrr5uuu2qrr8stt6ttt3pqqcsss4tuu3vvv0*4,vvv2
  vvv0*4,sss8mnnfnoogmnngnooimnoanooepqqboppfnooipqq9noojnoodppqcvvv0*4,vvv2
  vvv0*2,sttdrssfsssesttctttarssbstt7rsscttt8rrsctuu6ttt9sssbssscsssastt9ssscsssbvvv0*2,vvv2
  vvv0*2,vvv1*2,vvv2uuu3vvv1*3,uvv2uuv3uuv2vvv1vvv3vvv1uuu3*2,uvv2vvv1*2,vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0mnnhnoocoppclmnenooiqrr9oppcmnncoppanoo9oppbmnnbuuu1vvv0*8,vvv2
  vvv0ttt6qrr7stt7rss7pqq9ttt4rss7rrr6sss7*2,sss6sss7uuu2vvv1*4,vvv0*4,vvv2
  vvv0sttcrrrfrss9rrrdrsscqrrhrrrdrssbsssattt6rrsdrrsftttaqrrhsttasssbsssarrrguuu3uuu4vvv0vvv2
  vvv0rssbsss9rrrerssevvv0*17,vvv2
  vvv0*22,uvv1
  ttt3tuu1*2,ttt2uuu0tuu1*3,ttt2tuu2ttt3uuu2ttt2uuu1ttt3tuu0tuu1tuu2stt3ttt2tuu3tuu1tuu0
  rrrbqrrcrrrdqrrbrss8sss6qrrbqrrdqrrarss9qrrbqrrerssasss7qrrcrss6qrr9sss8rss9qrrbrss9qrrbqrr6
  pqqdqqrbrss9qrrbqqrepqqerss8qrrcpqqeqrr7qrraqrreqrr9pqqfrrsaqrrdpqqcqrrepqqdrrsapqqerrsduvv0
  stt5*2,uuu0uvv0*2,uuu0uvv0*17,
  rssbpqrctuu3uvv0*20,
referrals-none 358x680
~ WwRR k9wt d8h0 rk_K O_8- V-bG 9s_7 iePr rk_K XGao BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb hyyy
~ tlN2 3UPo ZV_c bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6
~ fVv8 y_1L T-NN QMI1 -GB8 5omX iR5h
  rrsarss9rrrbsss8rrs9uuu1uvv0*17,
  uvv0*23,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*15,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*15,
  noo6uuu0qrr5tuu1ttt2ttt3sss3uvv0*16,
  gijhhijchjkhgiiflmndfhihgiifuuu0uvv0*15,
  ttu2uuu1*2,tuu1uuu0uvv0*2,tuu2ttt2uuu1uvv0*13,
  qrrepqqdqrrcqrraqrrdpqqdqrrbrssaqrrbsss5uvv0*13,
  oqr1lop0*21,stt2
  1ac119c0*6,3bd84bd44ce53bd55ce85dea4ce55ce73bd419c0*6,2ac3
  1ac119c0*5,1ac03bd63bd36dfc6dfa5ceb6dfa5de65ceb4bd419c0*6,2bd3
  oqq1lop0*21,stt2
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu2nppdoppepqqdsss5rss7mooimoojoppgpqqfuvv0oppcpqqfpqqdopqdpqqdrss7uvv0
  uvv0*10,ttu0stt0*4,uuu0uvv0*7,
  uuu0*23,
  ttt3tuu0*21,stt7
  tuu3uvv0*8,rss2qqr8mnnqnooerss5uvv0*8,sst8
  tuu2tuu0*21,ttt5
  uvv0*5,vvv0*7,uvv0tuu3tuu0*8,stt6
  uvv0*4,uvv1ttt6*2,pqqf*2,qrrepqqiqrrgvvv1tuu6sss6ttt4kmmemoohmooipqqblmnittt3sst8
  uvv0*5,vvv0*7,vvv1tuu4tuu0*8,stt7
  uuu0*22,uvv0
  vvv1vvv0*21,uvv1
  vvv0fik49ef0*3,dij4rtu0*10,kop49ef0*3,aeg1stt3vvv2
  vvv039b618a0*3,jno4ptt0*4,qsq0rrn0ptt0*4,pst15bd318a0*3,mop6vvv2
  vvv039b618a028a0gkm4ptt0*5,sqi1un91ptt0*5,mqq25bd218a0*2,mop6vvv2
  vvv09fg5dij1mqr1ptt0*5,qtt0suu0sut0qtt0ptt0*5,pst0gkl19eg0oqq5vvv2
  vvv0qtt0ptt0*6,qtt0vvv0*4,suu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,tuv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0lqr2jpq0*6,nrs0*6,kpr0jpq0*6,tuu2vvv2
  vvv0suu1pst0*18,qtt0vvv0vvv2
  vvv0*4,rss5rrs8qrr8pqq7sst3stt2pqq6ttt4pqqarss7sss4oppeqrr5sst4vvv0*4,vvv2
  vvv0*4,stt7noodoppenoofoppgnoo9oppdqrrapqqdoppgqrr8opphoppbqqravvv0*4,vvv2
  vvv0*2,sttdrssfsssesttctttarssbstt7rsscttt8rrsctuu6ttt9sssbssscsssastt9ssscsssbvvv0*2,vvv2
  vvv0*2,vvv1*2,vvv2uuu3vvv1*3,uvv2uuv3uuv2vvv1vvv3vvv1uuu3*2,uvv2vvv1*2,vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*22,uuu1
  rrsarss8sssarss9sst5stt4rss8rss9rrr9rss8rssarssbrss8stt5qrrasst4rss6stt6rss8*2,sst8rss8rss4
  ttt5stt5*4,tuu2ttt4stt5*2,ttt3sst5stt4ttu4ttt3ttt5ttt2ttt4ttt5ttt3stt5ttt4stt5ttt2
  pqqdqqrbrss8qrrbqrrdpqqerss8qrrcqqrdqrr7qrr9qrreqrr9pqrfrrsaqrrdpqqcqrrdpqqdrrsapqqdrsscuvv0
  qrrcqrrduuu1uvv0*20,
  tuu2ttt3uuu1uvv0*20,
rebates-failed 358x659
~ WwRR k9wt quWT rk_K O_8- V-bG 9s_7 iePr rk_K HGP5 BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb gHyx
~ nyoL 3UPo ZV_c bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6
~ fkE1 vuOh NwNS J5nc ecki wCGG jeJs hA14 tZrh w66H XV68 iR5h
  qrrbrrsbrss6rrrcqrrauuu0uvv0*17,
  uvv0*23,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*15,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*15,
  opp4uvv0sss4uvv0stt3uvv0*18,
  ghiigijdeghggijhfhihghidpqq6uvv0*16,
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*13,
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*13,
  qrs1npq0*20,nqq0tuu1
  2ac119c0*6,3bd63bd33bd22bd34ce55ce73bd34bd53bd319c0*6,3bd4
  1ac119c0*5,1ac03bd84bd47ege6dfc6dfe7efc6df86dfe4ce419c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu3mnnimnnjnoohrss7stt5oppe*2,pqqcqrrcuvv0oppcpqqfpqqdopqdpqqdrss7uvv0
  uvv0*23,
  uuu0*5,tuu0stt0*4,uuu0*13,
  ttt3tuu0*21,stt7
  tuu3uvv0*8,rss2qqr8mnnqnooerss5uvv0*8,sst8
  tuu3tuu0*21,ttt6
  uvv0*5,vvv0*7,uvv0tuu3tuu0*8,ttt6
  uvv0*4,uvv1ttt6*2,pqqf*2,qrrepqqiqrrgvvv1tuu6sss6ttt4kmmenoogmooipqqblmnittt3sst8
  uvv0*4,uvv1vvv0*7,vvv1tuu5tuu0*3,ttt1tuu0*4,stt8
  uvv0*23,
  vtr0*22,vts0
  vsr1rnjftpn7solcrmjhsombsomcrnkasold*2,solbrnkesolburo4vtr0*9,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tqn9tpn8spmatqnbtqnctqn9spmctpnctpmburp3vtr0*3,
  vtr0usq1usq0*4,usr2vtr0*4,vsr1usq2vtr0*10,
  usq6vsr0nmlgponcnmlgqpodusq6vtr0*16,
  vtr0usq1usq0*4,usr2vtr0*16,
  uuu0vut0*20,uut0uuu0
  uvv0vvv0*21,uuu0
  vvv0ttt5uuu1vvv0ttt5uuu3vvv0uuu2*2,vvv0*3,uuv1vvv0*9,vvv2
  vvv0mnohjllglnnjklmgikkonopdlmnhjkkglmmhjklglmmijllhtuu3vvv0*8,vvv2
  vvv0rssdqrrhrss9qrrdsssarrsgrrrdrrscsssbttt6rrsdrrrfsttbqrrisssbrssdrssbrrsfuuu3uuu4vvv1vvv2
  vvv0tuu5*2,stt9ttt8vvv1*2,vvv0*15,vvv2
  vvv0uuu5uuu4uuu5*2,vvv0*17,vvv2
  uvv0vvv0*20,uvv0uuu0
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdpqq7
  ttt3ttt2tuu2ttt2sst5tuu2*2,ttt2ttt4tuu2stt3tuu4ttt2stt4tuu2ttt2ttt3stt5ttt2ttt3stt4ttt4uvv0
  qrr9rss9stt6rss8stt8qrrbstt5rssarss9rss5stt6rssarss6rssbsst7rssarss9stt8rrsastt7rss9stt8uvv0
  qrrdpqqetuu2uvv0*20,
  uvv0*23,
arithmetic 358x579
~ WwRR k9wt p1s1 rk_K oeRU -FyA CRJk 1v-k usXl CNim xxD0 CRJk uX1v 1v-k PI7B CNim kxRJ CRJk uX1v 1v-k
~ NuV3 CNim E8kh CRJk V29G 1v-k SuCv CNim vsE- CRJk 6G8N 1v-k C3rd 7OR4 pp3R V29G CQYI 4OWd CNim fIm8
~ D-0T nZvP 2XkX 7Cmj Ln1U oeRU -FyA CRJk 1v-k usXl CNim xxD0 CRJk V29G 1v-k SuCv CNim xxD0 CRJk 6G8N
~ 1v-k C3rd 7OR4 CRJk V29G 1v-k 4OWd CNim 60dN pp3R qvjD CQYI 3Cex CNim GLAA D-0T nZvP -Hk6 -jq4
  rssaqrrbqrrasss8uvv0*19,
  uvv0*22,uuu0
  vvv0*2,vvv1vvv0uuu3uuu4vvv2*2,uuu4uvv2uuu4uuu3vvv1vvv0*4,stt6uuu4ttt6*2,uuu1vvv2
  vvv0*2,ttt6sss9ttt9stt9ttt9stt9rsscttt9sstbstt9vvv3vvv0*4,qrrbsss8rrrbrrscttt4vvv2
  vvv0*22,vvv2
  vvv0*2,sst9qrrhrsserssdsssbrsse*2,vvv1vvv0*9,rrs9ppqfsss8vvv2
  vvv0*22,vvv2
  vvv0*2,sst9qrrhrsserssdstt8rssd*2,ttt9vvv0*9,rss9ppqfsss8vvv2
  vvv0*8,vvv1vvv0*13,vvv2
  vvv0*2,uuu2vvv1uvv1vvv3vvv0*11,rss7uuu5stt7stt8uuu1vvv2
  vvv0uvv0ttu5sss9rssbtuu6vvv0*11,rrrbstt6rssarss9ttt4vvv2
  vvv0*22,vvv2
  vvv0uuu5sttbrssfsst8rssavvv0*13,qrreoppjttt9vvv2
  vvv1uvv0*20,vvv0vvv2
  vvv0uuu0sssbrsscrssbvvv0*9,vvv1oppfqrrfoppgsss9oppkoopkstt7vvv2
  vvv0*2,vvv1*3,vvv0*10,vvv1*3,uvv0uvv1vvv1vvv0uvv2
  uuu0*23,
  qqrbpqqgrss7pqqgrssarssd*2,qrraqrrguvv0*14,
  qrrcrrsa*2,rrs8rss8rssbqrrarssarssdrsscrssaqrrarrrcpqqhqrrd*2,rssarsscrss6rss8uvv0*3,
  ttt5ttu3ttt5stt6ttt4ttt3stt4tuu2uuu1*3,tuu1uuu1*5,tuu1uuu0uuu1uvv0*3,
  rsscqrrarssaqrrbrssaqrrasss8uuu1uvv0*15,
  pqqeqrrbrrsbpqqhqrrcttt4uvv0*17,
  vvv0*22,uvv1
  vvv0*2,sst8sss9sssdrrsdsttcsssbqrrgsssbrrrgrsscuuu4vvv0*4,noohqrrcopphopqisss6vvv2
  vvv0*22,vvv2
  vvv0uuu0ttt6ttt7sst9tuu7vvv0*11,ppqettt9rrreqrrettt4vvv2
  vvv0*2,vvv1uuu3uuu4vvv2vvv0*11,tuu2ttt3*2,tuu3uvv1vvv2
  vvv0vvv1vvv3vvv0*2,vvv1vvv0*13,uuu3stt8vvv1vvv2
  vvv0uuu4ttu7rssfsst8sss9vvv0*13,rssarssbttu7vvv2
  vvv0*22,vvv2
  vvv0uuu0rsscqrreqrrdvvv0*12,rss6pqqgnoolqqqfsss7vvv2
  vvv1uvv0*20,vvv0vvv2
  vvv0*2,uuu5stt9ttt7sttattt6ttt7sttattt9ttt5vvv2vvv0*4,rssc*2,rrrdqrrhpqqgttt6vvv2
  vvv0*2,uuu3uuu4*2,uuu5uuu3uuu5*2,tuu6ttt6vvv1vvv0*4,ttt4ttt6tuu4ttt4ttt5vvv2*2,
  uvv0*22,uuu0
  qqrbpqqgqrraqqrfrssb*2,rsscrss9pqrgstt5qrrdqrr9qqrcrrrcpqrestt7uvv0*7,
  uvv0*23,
referral-open 358x359
~ WwRR k9wt GVYi rk_K ZV_c oXVF AeHi kxIZ DME0 AeHi AR5m tnPB CGVF eOwV lrmA 7LPV WrUR eBQv tE9y GNPZ
~ nMVT tE9y b6qQ xAmm tE9y SF9R glf6 tE9y qVvL HK4v lRh6
  rrsarss9*2,qrrbrss8uvv0*18,
  uvv0*22,uuu0
  vvv0vvv2vvv0*20,vvv2
  vvv0sssbsttcrssdsssavvv0*10,qrrduvv2vvv0*5,vvv2
  vvv0uuu4uvv0*11,uuu2vvv3uvv1uvv0*5,vvv3vvv2
  vvv0uuu9pqqjrrrcqrrhoopjpqqiqqrhppqirrrfoophpqqeqrreuuu2tuuavvv0*6,uvv7vvv2
  vvv0uuu4uvv0*11,uuu2vvv3uvv1uvv0*5,vvv3vvv2
  vvv0*17,vvv1uvv0*3,vvv1vvv2
  vvv0rrsfrsshsssdsssbqrrasttbqrrdrss8rrrerss9rssbvvv0*5,uvv6rssaopphttt3uvv6vvv2
  vvv0*2,vvv1*2,vvv0*7,uuu3vvv0*5,uvv4uvv0*3,vvv4vvv2
  vvv0*22,uvv1
  uuu0*23,
  vvv0*22,uvv2
  vvv0rrrgrssbqrreuuu6vvv0*13,rrsapqqfqqqfttt6vvv2
  vvv0uuv3vvv1vvv0*2,vvv1vvv0*8,uuu3tuu2ttu4tuu3tuu4tuu7ttt5uuu1vvv2
  vvv0sssbrssarssesss8rssdrrsfsss9vvv0*6,stt7sttaqrrdrssarsserrrd*2,uuu2vvv2
  vvv0sttbtttattt7sssastt8tttasstbttt6sst9stt9uuu5vvv0*3,vvv1rrrdstt8rrsfqrrhqqrgttu3vvv2
  vvv0uvv2uuu3uvv2uuu3uuu2vvv3uvv3uuu4uuu3uuv2vvv1vvv0*4,uuu2ttt3uuu3tuu3uuu3vvv0vvv2
  vvv0rrrcrrsbssscrrrevvv2vvv0*5,pqqfppqfqrrfoppgqrrcqrriqqqfqqrhqrrcopphttu3vvv2
  vvv0*22,vvv2
  vvv0oqrcqssaoqriqssaoqrf*2,rss9prrdpqriqrscoqreprrdoqrhvvv0*8,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uuu2
targets-new-month 358x370
~ WwRR k9wt 0p6L rk_K sCyd CGVF 4fux 9eLy eS8q LLym th2W l0Qu DO_u lriC ddXO OsHu th2W x0PQ F3uC XmxC
~ ddXO Rtfy th2W 0L44 tb78 vy1U ddXO HKI9
  rrsbqrr9rss7rrsarss9rrrarrscuuu0uvv0*15,
  uvv0*22,uuu0
  vvv0*13,uvv1uvv0*7,vvv0uvv2
  vvv0mnnhnoogqqranopaoppblmnaqrr7vvv0*4,uvv5uuu3rrrbqrrbqrrarss9qrrb*2,tuu3uvv6vvv2
  vvv0uuu4qqr8ttt4rss7pqq9rss4sss5vvv0*4,vvv3uuu2stt4stt5rss7ttt3rss7ttt3tuu1vvv4vvv2
  vvv0rssersscrssfrssattt9rsscttt7sttbsssdrssctttarssgttu6vvv0*8,vvv2
  vvv0vvv1*2,vvv2vvv1vvv0vvv1vvv2vvv1vvv2vvv1*3,vvv0*9,vvv2
  vvv0vvv1*2,vvv0*7,uuu3vvv0*2,uvv2uuu3ttu4ttt4uuu5sss4ttu2vvv0vvv1vvv2
  vvv0rrscrrresss9vvv0*6,qrrboppipqqeopphqrrdpqqjpqqhqrreoppersscnoohttt4vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0sstcsssftttasttbssscrssdttt7*2,uuu6stt9ttt9stt8sstbvvv0*8,vvv2
  vvv0uuu3uuv2uuu3vvv1uuu3uuu2*2,uuu5uvv3uuv2uuu5uuu3*2,vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0qrrgsstbrrrcqrrettt9vvv0*8,rssbnooloopgpqqfoppfoppinoohsst6vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0tuu3uvv0*2,uvv1uvv0uuu1uvv0*3,tuu3uuu2uvv0uuu3uvv0*7,vvv0vvv2
  vvv0sssbsstbsssdsss8rsscrrsdstt8rrsbsttauuu9rrrdsssbrsscuuu3vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0rssesssgsssbvvv0*3,stt7oopjoppfrrrcpqqdqqqhnopkoppl*2,oppkpqqimnnhqrrdppqestt5vvv2
  vvv0vvv1uvv1*2,vvv0*4,uuv1uuu2vvv1uuu1uuu3uuu1uuu2uuu1*2,uvv1uuu1uuv1uuu2vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0rrsdrssfrrsg*2,rssgqrrissteqqrgsssarrsbsttasttcqrrfssscqrrfuuu4vvv0*5,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
targets-none 358x140
~ WwRR k9wt 1nwL rk_K sCyd CGVF 4fux e7xX ryhU
  rrsbqrr9rss7rrsasst6uvv0*18,
  uuu0uvv0*22,
  vvv0*15,uvv0*6,vvv0uvv2
  vvv0mnnhnoogqqranopaoppblmnaqrr7vvv0*6,uvv6tuu4qqrcrss9qrrcqrrbtuu3uvv6vvv2
  vvv0uuu4qqr8ttt4rss7pqq9rss4sss5vvv0*6,uvv5tuu1stt3ttt3rss7ttt3tuu1uvv5vvv2
  vvv0sss8ttt9sstbttt9sttattt9sttattt8*2,stt7ttt9stt8tttastt9ssscttt7sstattt8sssetuu6vvv0vvv2
  vvv0sstattt6tuu6uuu4uuu3vvv3uuu4uuu2vvv2uuu3vvv3uuu3vvv3uuu3uuu4uuv3uuu3uvv2uuu4vvv2vvv0vvv2
  vvv0tuu9stt9tuu5vvv0*18,vvv2
  vvv1vvv0*21,uuu1
targets-failed 358x129
~ WwRR k9wt T_2H rk_K fkE1 vuOh NwNS J5nc ecki wCGG
  rrsbqrr9rss6qrrerrrauvv0*18,
  uuu0vut0*20,uut0uuu0
  vsr1uqo6usq2urp3tqo7uqo5urp4uro3usq3urp3tqo5urp3*2,vsq1vtr0*9,
  vtr0tpm8tqo5tpm9tpmauro6tqo7tpm7tpn9*2,uro5somatqn7urp3vtr0*9,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tpnatpm9solctqnbtqnctqn9spmctpnctpmburp3vtr0*3,
  usr3usq1trq0usq0*3,usq4vtr0*16,
  usr4vtr0onmfponcnmlfrpodusq5vtr0*16,
  vtr0usr1usq0*4,vsr1vtr0*15,vts0
  uvv0*23,
targets-form 358x590
~ WwRR k9wt F3px 02JZ _vdZ gFFd vkKA ZV_c tG4y ypOO cTtb RwqD jNbr T7dO tG4y WTfK cTtb XOYw jNbr j4Ub
~ tG4y EDLS cTtb Hy7y jNbr 1sbs cVGS PVe6
  rrrbqrr9rss6qrrasss7uuu0*18,
  uuu0*23,
  vvv0*22,uvv0
  vvv0qrr9ppq9qrr5oppcpqqbstt7qrr5rss6rrr5qqr9uuu1vvv0*11,
  vvv0rss8pqqboppdqqrcpqqeqqq9noo9oppdmno9pqqattt3vvv0*11,
  vvv0stt8ssscrssastt7rssasstasssa*2,ttt9sssbrssftttarssgsttbtttarssdsstcsst9rssctttbvvv0*2,
  vvv0uuu4stt8tuu4ttu6sstbuuu4tuu4ttt7ttt6uuu4tuu6ttu4ttu6uuv3vvv1vvv2uuu4vvv1*2,vvv2vvv0*2,
  vvv0ttt5stt9ttt5ttt9stt9ttt7sttbttt9tttatuu8tuu7sssbttt7vvv0*9,
  vvv0*23,
  vvv0pqqhopph*2,qrrg*2,oppkqrrfvvv0*15,
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6uuu3tuu5ttt4vvv0*16,uvv5vvv0
  vvv0uvv7rrscqrrhqrrfvvv0*16,uvv6vvv0
  vvv0uvv3uvv0*18,uvv1vvv0*2,
  vvv0rrsgrrresssdrssessscqrrgsstarss9rrsesttcstt9rssdrssfttt7vvv0*8,
  vvv0*3,vvv1vvv0*19,
  vvv0rsserssasss9sss8rrsauuu3vvv0*16,
  vvv0uuu5stt6uuu5ttt7ttt6uuu2vvv0*16,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7pqqgsss9vvv0*17,uvv7vvv0
  vvv0uvv5vvv0*18,vvv1vvv3vvv0
  vvv0uuu5uuu2uuu1*4,tuu3uuu1tuu3tuu2tuu3ttu3tuu3ttt3uuu1tuu3uuu1uuu0uvv0vvv0*3,
  vvv0ttt7sssdtttarsscrssbrssarrsettt8rsscstt7sssbtttasttattu7sssasss9tttauuu3vvv0*4,
  vvv0sstbrssfrrsfvvv0*19,
  vvv0*23,
  vvv0qrrippqlqqqiqqrfqrrgoppkoppjvvv0*15,
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6vvv0*2,vvv1vvv0vvv1*2,vvv0*13,uvv5vvv0
  vvv0uvv7qrreqqrippqkqrrhppqmppqlvvv0*13,uvv7vvv0
  vvv0uuv4uvv0*18,uvv1vvv1vvv0
  vvv0sssbsssdsttarsscttt9ssscstt8rrrbsstasstbrssbrrscsttbttt6sssbsssdttu6vvv0*5,
  vvv0vvv1*4,uvv3vvv1*12,vvv0*5,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*6,3bd32ac13bd22ac1*2,3bd31ac019c0*6,stt6vvv0
  vvv09fg619c0*6,6df88fge7ef88egd9ghe8egb2bd219c0*6,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
statement 358x818
~ WwRR k9wt LUr1 rk_K jmCQ rk_K Cj20 sYDX CIB1 dFO_ qrJp W6gI fTlp rk_K 1M77 x_MH JLHe DW8N rk_K s84b
~ lEA3 rk_K 2aHs OlTi rk_K Vy6R S1xV rk_K Nhrl jWZK rk_K Jec9 aLNq rk_K idKf A8Se wNZ_ rk_K S8hp A8Se
~ cK-Q rk_K Zk2s A8Se wNZ_ 3ZV3 UNBU 0vQI x9Ub gJop T9OS Flw5 h-9N EHVK Z4Bt SoLj gJop hDYG G-5b EeJy
~ EeJy FY2L gJop ImNj -cLX EeJy EeJy YIG5 gJop NFLg 4oce YgP0 Xhli DlQW Xhli tLu3 gJop 3YqG QJxn EeJy
~ 4A4r 8LMv NWWp zeKB 1Obe gs3p rk_K 5nF9 vSh1 rk_K hA14 LZ6e 6SKs 7WcP
  pqr9pqq9*3,sss0*15,stt0*2,ttt0tuu0
  uuu0*2,tuu0*10,ttt0*7,ttu0tuu0*2,uuu0
  uvv2ttu6uuu4*2,stt7ttt5ttt6uuu4sssasst8vvv0*2,uuu1uuu0*10,
  uvv2ttt8*2,uuu6sssasss9rrrcttt7sss9rrsavvv2*2,uuu1uuu0*10,
  uvv0*12,uuu0uvv0*10,
  tuu0*4,uvv0*19,
  osq5lqodlpnfpsq5stt5pqqgrss7qrrbrrs9qrrdqqrcqrrerrrcqrrbuuu1uvv0*8,
  tuu0*4,uvv0*19,
  qqrdrssaqrrbuuu1uvv0*7,ttt4qrr8sss7rssaqrrbrss9rrscuvv0*5,
  rss7stt5tuu1uuu0uvv0*7,tuu1sss5rss6sst5sss6rssaqrr7sst3uvv0*4,
  pqqapqqcuvv0*9,ttt2pqqc*2,qrrapqqc*2,oppcstt5uvv0*4,
  tuu1uvv0*2,uuu0uvv0*7,uuu0uuu1uuu0uvv0*9,
  qrrdqrrfrrs9qrrcrss8qrrfqrrcstt6uvv0*3,ttt4qqrdqrrdstt4uvv0*8,
  mnnkoppdpqqalmnilnnjrrr8uvv0*5,sss5noof*2,mnogopphkmmhpqqcuvv0*5,
  uvv0*23,
  pqqeqrrcrrscqqrbtuu3uvv0*6,ttt4qrraqrrdqrre*2,rssaqqrerssaqrrdqrrguvv0*2,
  sss4rss6qrrarssapqq9qrr8uvv0*5,ttt4rrrarss9tuu1uvv0*8,
  rss6qrrapqq8rss6qrr8sst6uvv0*5,uuu1tuu3*2,uuu0uvv0*8,
  uvv0*11,tuu3rrrcrss6uvv0*9,
  uuu0*2,uvv0*9,uuu0*4,uvv0uuu0uvv0*4,uuu0uvv0
  qrrcrrsauvv0*9,ttt4rrraqrrcqrrdrrsaqrrcrssbqqrdrssbqrrd*2,uvv0
  lnngnopgnooeoppdkmmjmnnhuvv0*5,tuu3rrrcrss6uvv0*9,
  uvv0*23,
  ttt3uvv0*2,uuu1uuu2uuu1uvv0*17,
  pqqdopplopphoppepqqd*2,oppjuvv0*16,
  vvv0*23,
  qrrdttt9vvv0ttt7rssarssdsss9vvv0rrrerrrcrrrdvvv0*2,ttt8rrsduuu3vvv0*3,ttu7rssdsssc*2,
  vvv0*23,
  pqqgrss9tuu2uvv0*2,ttt4qrrduvv0qrrdrsscqrrduvv0rss7qqrfqrratuu2rss8qrrdstt7qrrfpqqjpqqhpqqe
  tuu1*2,uuu0uvv0*3,uuu1uvv0ttt1tuu2ttt1uvv0tuu1*2,ttt1uuu0*2,tuu1ttu2tuu1*2,uuu1uuu0
  uuu0*10,tuu0uuu0*3,tuu0uuu0*5,uuu1tuu1uuu0
  pqqgqrrattt3uvv0*2,ttt4rrs9uvv0pqqdqrrepqqduvv0rrs8pqqgqqrbtuu2rss8pqqfrssapqqhoppkqqrgpqqe
  uuu0*23,
  pqqgrss9ttt3uvv0*2,ttt4rss8uvv0sst7sss9pqqguvv0*2,sst8rssauuu1uvv0*3,tuu3rrsbsss7qrra
  tuu1*2,uuu0uvv0*3,tuu1uvv0tuu0tuu2uuu1uvv0*2,uuu1*2,uuu0uvv0*3,uuu0uuu1tuu2uuu1
  uuu0*10,tuu0uuu0*2,tuu0uuu0*6,uuu1tuu1uuu0
  pqqgqrrctuu3uvv0*2,ttt4rrr9uvv0pqqdqrrepqqduvv0qrraqrrdpqqftuu2rss8pqqfrssapqqhoppkqqrgpqqe
  uuu0*23,
  uuu0tuu0*14,uuu0uvv0*7,
  tuu3uuu1tuu1*2,uvv0tuu2uvv0ttt5ttu3uvv0uuu2uuu1uvv0*2,uuu1tuu5uvv0*7,
  tuu3rss7*2,oppgmnolnoojnoogopqdnooipqqbnoofmnnfnooinopgsss3tuu6uvv0*7,
  tuu2tuu0*14,uuu2uvv0*7,
  qrrarss9rssarss7rssarrs9rrscttt2uvv0*15,
  stt3ttt2stt2*2,ttt2stt3ttt3tuu0*15,uuu0
  stt3pqqcpqqdopqhstt5pqqeqrrapqqeqrr8qrr9pqraqrrapqqerss5pqraoqqgprrbrss4pqqdqrr9*2,rss5tuu0
  ttt0rss4*2,stt3ttt0stt4sst3stt1stt2stt4rss4stt3rss5tuu0*10,
  stt1qrraqrrbrss6stt3rss8qrr9rss6rss5qrraqrsaqrra*2,tuu0*10,
  uuu0*23,
  uvv0*23,
  moolnoolpqqdqqrbmnngnoojpqqhpqqgnopkoppenooluvv0*10,tuu2tuu3
  uvv0*7,tuu1uvv0*15,
  uvv0*23,
filter-fields 358x415
~ WwRR k9wt iSrP rk_K Cj20 sYDX Rl-q GQdr RGhx 1kYI qrJp W6gI Vwz9 Cj20 sYDX Hkhe vfWw qrJp W6gI 9lBR
~ Cj20 sYDX iL3Q y_9b qrJp W6gI ZoN1 Cj20 sYDX RypJ y_9b qrJp W6gI UPEa Cj20 sYDX H0Ae y_9b qrJp W6gI
~ XCoP Cj20 sYDX VpyY y_9b qrJp W6gI G7JY cE8S zlEf 466u y_9b Rl-q fWqd 8Xgx qrJp sVWv PB9r 4mTA vfFb
~ Zu5Z 4vG6 adYc sCl1 bxQ_ gAfW Fwhh AeHi -wEx sApi lrmA soCB
  qrrfrss7qrrcqrrbuvv0*19,
  uvv0*17,uuu0uvv0*5,
  vvv2sst5uuu5ttt5stt6ttt5ttt6uuu3uuu5uuu3tuu6uuu4tuu7uuu3tuu6vvv2vvv0uvv1uvv0*5,
  uuu3tuu5ttt6rssbttt7*2,qqqettu6ttt7uuu4ttt5ttt7ttt8*2,ttt6vvv2vvv3uvv1uvv0*5,
  vvv1vvv0*9,uvv0vvv0*7,uvv0*5,
  vvv1rrsdstt8sst9rss9ttt7oppisss7ttt6uuu4vvv1ttt7sssbsssdttt7rrrdsttbuuu5vvv1uvv0*4,
  vvv0vvv1*4,vvv0vvv1vvv0*3,vvv1vvv0vvv1*5,vvv0vvv1uvv0*4,
  vvv0*7,uvv1vvv0*6,uvv1vvv0*7,uvv0
  uuu3rrscrssdstt6pqqituu8uuu5vvv1ttt6rrsdstt7pqqmttt7uvv3vvv1stt8qrrcrsscsss9qrrjuuu5vvv1uvv0
  vvv0*7,uvv1vvv0*6,uvv1vvv0*6,vvv1uvv0
  vvv1vvv0*4,vvv1*2,vvv0vvv2vvv0*13,uvv2
  uuu3rrrc*2,rss9sttdrssdrssettt7pqqluuu4vvv2vvv0*11,vvv2
  uuu2uuu0*14,uuu1vvv0*6,uvv1
  uuu4uuu3uuu5ttu7uvv2uuu3uuu2*3,uuv2uuu5vvv0*5,tuu5uvv0*6,
  uuu4uuu5uuu4ttt8uuu6ttt7uuu6sssatuu7uuu5ttt8uuu1vvv0*4,tuu6uvv0*6,
  uuu2uuu0*14,uuu1uuu0uvv0*6,
  rss7pqqgpqqfqrr8qrreqrrapqqf*2,pqqeuvv0*11,sssb*2,uvv0
  uuu0tuu2tuu1ttt3tuu1*2,tuu2*3,uvv0*11,tuu2*2,uvv0
  uvv0*23,
  pqqfqrrerss8qrrdrss8qqrerssauvv0*16,
  uuu2uuu0*21,tuu5
  uvv3vvv0*21,ttt8
  uuv3vvv0*21,ttta
  ttt2stt0*21,tuu3
  tuu3uvv0*7,pqqbopqepqqfppqgopplopqettt2uvv0*7,sst8
  ttt3tuu0*7,stt1*3,stt2*2,stt1tuu0*8,stt8
