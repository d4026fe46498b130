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
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*15,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*15,
  noo6uuu0rss6tuu1rss4tuu0uuu0uvv0*16,
  gijhhijcfhhfhjjggijggijcpqq6uvv0*16,
  ttu2uuu1*2,tuu1uuu0uvv0*2,tuu2ttt2uuu1uvv0*13,
  qrrepqqdqrrcqrraqrrdpqqdqrrbrssaqrrbsss5uvv0*13,
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
  vvv0nooemnnflmnhikkklmnjjkliqqrgpqqfttt7vvv1uvv1ttt3jllhoppdjllgklmmlmmioppcpqqgpqqhvvv0vvv2
  vvv0vvv2uuu5vvv1vvv0vvv1vvv0vvv2vvv0*2,vvv1uvv1vvv1*2,vvv4vvv0*7,vvv2
  vvv0rss8ssscrrsarsscrssdrrsbrssfqrrhvvv0vvv1uvv1uuu3rssdsssassscrssdsssarsscuuu2vvv0*2,vvv2
  vvv0*10,vvv1uvv1tuu4sssarrsettt9vvv0*6,vvv2
  vvv1vvv0*9,vvv1uvv0vvv0*10,uvv1
  uuu0*11,uvv0uuu0*10,uvv0
  vvv0*10,vvv1uvv1vvv0*10,uvv2
  vvv0qrrbsssdrrrisst7vvv0*5,vvv1uvv1uuu5rssbqqrgstt7rrrfrssdqrrdsssbvvv0*2,vvv2
  vvv0uuu3sss3tuu2sss4uvv1vvv0*4,vvv1uvv1uuu1sss3stt3ttt1ttt3vvv0*5,vvv2
  vvv0nooeopphnoohmnnhpqqgpqqesssavvv0*2,vvv1uvv1tuu2noocqrrcoppbpqqaqrrfpqqgvvv1vvv0*2,vvv2
  vvv0ttt9tuu6uuu4uuu6tuu6vvv0*4,vvv1uvv1uuu3tuu5uuu4ttu6uuu5ttt9uuu3tuu7tuu5vvv0vvv2
  vvv0stt9*2,rsscrssersscuvv3vvv0uuu4vvv0vvv1uvv1uuu3stt9sst9ssscstt9tttastt8ttt6uuu6vvv0vvv2
  vvv0sssbttt7*2,sssasttbsttassscttt9vvv3vvv1uvv1uuu2sttbstt9sstesttbsssdvvv0*4,vvv2
  vvv0rssdrssbqrrgvvv0*6,vvv1uvv1uuu5rssd*3,ttu8vvv0*5,vvv2
  vvv1vvv0*9,vvv1uvv0vvv0*10,uvv1
  uuu0*11,uvv0uuu0*10,uvv0
  vvv0*22,uvv1
  vvv0noobopp9rrr5pqqarss6qqq7pqq6qrr6qrrastt6vvv0*11,vvv2
  vvv0qrraopq7pqq8pqqarrr7oopaqrr7qrr6ppqbqrr8vvv0*11,vvv2
  vvv0loo6sttcsst8ttt7sst9rssbttt9sttcrssdvvv1vvv0*11,vvv2
  vvv0qss3uuu2uuu3uuv2uuu4uuu2uuu3uuu2uuu3vvv0*12,vvv2
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
  vvv0vvv2ttt5ttu5tuu6stt8ttt7ttt5stt7ttt6rss9ttt7uuu2vvv1*2,vvv0*7,vvv2
  vvv0vvv2ttu6uuu4ttt7ttu5sss9stt7sss9sss6ttt7*2,uuv1vvv2vvv1vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  vvv0pqqlrrrdqrrerrs9rrsapqqisss8vvv0*10,uuu2qrrcpqqguuu3vvv2
  vvv0uuu3uuu1uuu2vvv0*2,tuu2vvv1vvv0*10,uuu1tuu3*2,vvv1vvv2
  vvv0rssdrrsfrssarsscrrsdrssiqrrgsssarssfrrrbvvv0*6,rss5opqboppgpqqbvvv0vvv2
  vvv0ttt7uvv3tuu6uvv3uuu5*2,sttavvv0*14,vvv2
  vvv0stt9ttu7ttt7uuu4ttu4tuu6ttt9vvv0*12,uuu6vvv0vvv2
  vvv0rssarss9ttt9sssauuu5rrsdtttbvvv0*14,vvv2
  vvv0*22,uvv2
  vvv0*2,vvv2*2,vvv0*2,uvv3vvv0*12,vvv1uuu1vvv0vvv2
  vvv0pqqgqrr9rrrdooploppisssdvvv0*12,rssapqqftuu5vvv2
  vvv0stt8sttattu5rsscsstdrsscttt9sstcsst7vvv0*7,sss3qrr7qrrarss5vvv0vvv2
  vvv0tuu4uuu3uuu2uuu4uvv2uuu2uvv3uuv3uuu3vvv0*7,uuu2stt4sst6sss6vvv0vvv2
  vvv0rrrgsttarrsettt7sss9stt9qrrivvv0*12,vvv1vvv0vvv2
  vvv0rrsarss8ttt7rrsfuuu5rssbsttbvvv0*12,uuu5vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqgoopjpqqdqqrdppqgqrrcvvv0*11,rrraoppjttt5vvv2
  vvv0*5,vvv1vvv2vvv1vvv0*9,uuu0*2,uuu1uvv0vvv0vvv2
  vvv0ssscrrsfrssattt8rssdsssgrrsdtuu8rssdrss9qqqerssevvv0*4,rss5opqboppfpqqbvvv0vvv2
  vvv0sssctuu8sttattt7ttt9stt9ttt8vvv0*14,vvv2
  vvv0ttt6tuu4ttt6ttu7tuu3ttu7uuu5vvv0*12,uuu6vvv0vvv2
  vvv0stt8stt5ttt7ttt8uuv3ttt6tuu7vvv0*14,vvv2
  vvv0*22,uvv2
  vvv0sstcttt7rss8sss7sss8ttt4tuu3vvv0*12,vvv1vvv0vvv2
  vvv0rrscsst8rrr8uuu4*2,rss9uuu5vvv0*11,ttt7sssbuuu2vvv2
  vvv0rssdrrsfrssasssbrrsdrssiqrrgsss9rssfrrrbvvv0*5,vut0rnkhtpn9soldtpmavvu0vvv2
  vvv0*16,vvu0vut0*4,vvv0vvv2
  vvv0rrrgsttarrsesstbrssbrssctttavvv0*12,uuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0ssseuuu6rrresssbrsserssaqrrgsstcqqrbsstdsss9rrrersseqrrisstcrsscrssdsssbsttbvvv0*2,vvv2
  vvv0*2,uuu4rssdrrrcttt8rrrhrsscrrscssscsssbsssaqrrersscvvv0*8,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqfnooiqrrcqqqenopjqrrcvvv0*11,ttt8rsscuuu2vvv2
  vvv0uuu3uuv3vvv1uuu4tuu5uuu8ttu6uuu2uuu3vvv0vvv1uuv2vvv0*3,vvu0vtr3vus0vts1*2,vvv0vvv2
  vvv0stt9ssscsst8ttt7ttt8ttt9sstauuu6rssbstt7qrrdtttavvv0*3,vut0sometpn9somctpn8vvu0vvv2
  vvv0rrrgsttarrsdttt8rssbrssctttavvv0*14,vvv2
  vvv0ttt6tuu5uuu5uuu6uuu4tttavvv0*13,uuu6vvv0vvv2
  vvv0tuu4tuu3uuu4tuu4vvv3uuu5vvv1vvv0*14,vvv2
  vvv0sssetuu6rssesttarrsfrrsbrrrdssscqrrjttt8rrrdrrsbrrsgrrrdrsscrssbrssfsss8rssdstt9vvv0vvv2
  vvv0*2,uuu6qrrcsss9sssessscrssfrrrgrrrirssarrsfsss9qrresttdrrrgqrrhsss9sssbssscrrsevvv0vvv2
  vvv0*2,ttu7ttt8sssduvv3vvv0*16,vvv2
  vvv0*3,vvv1uuv2vvv0*17,vvv2
  vvv0*22,uvv2
  vvv0qrrcpqqiqrrboppdrss9vvv0*12,stt4pqqhnoonttt7vvv2
  vvv0*4,vvv1uvv0vvv2vvv1vvv0*9,uvv0tvu0*3,vvv0vvv2
  vvv0ssscrrsfrssasstbssscsssgrrrettt9ssserrrbvvv0*6,tuu0lpnblpngmqobuvv0vvv2
  vvv0sssctuu7stt9uuu5ttt8ttt9rrsgvvv0*14,vvv2
  vvv0tuu5uuu3ttu5ttu4uuu2ttu6uuu5vvv0*12,uuu6vvv0vvv2
  vvv0sss9sss7ttt7*2,uuu5sstattu8vvv0*14,vvv2
  vvv0ssseuuu6rrrfsss9qrresssbrssbrssarrrersserrresttbrssdqrrlssscrrrfttt9uuu3vvv0*3,vvv2
  vvv0*2,ttu4rssdsssbqrrgqrrhsstcssscrssarrsgvvv0*11,vvv2
  vvv0*9,vvv1vvv0*12,vvv2
  vvv0*22,uvv2
  vvv0oopopqqfopphrrraqrrbooplrss9vvv0*10,sss5opphoppjtuu4vvv2
  vvv0*5,uvv0vvv2vvv1vvv0*8,vtt0vuu0*4,vvv0vvv2
  vvv0ssscrrsfrssasstbssscsssgrrrettt9ssserrrbvvv0*5,uqr5smmftoobsmmctooavuu0vvv2
  vvv0vvv2vvv0vvv1*3,vvv0uuv2vvv0*14,vvv2
  vvv0rssettt9sssbtttasstbttt8rrsfvvv0*12,uuu6vvv0vvv2
  vvv0tuu7uuu6ttu8ttu6uuu6ttu7tuu6stt7ttt8uuu7stt8ttt6ttu6uuu5tuu5ttt8sstattt7ttu7vvv0*2,vvv2
  vvv0uuu7uuu4ttt5ttt9tuu6ttt8tuu6ttt7*4,uuu6uuu7ttt7ttu7tuu7tuu6uuu6uuu5vvv1vvv0vvv2
  vvv0*2,uuu5rssbsssarrsdstt8rssdrssbrrsdsssbstt9rssdsss9rsscsttarrrduuu3vvv0*4,vvv2
  vvv0*22,uvv2
  vvv0uvv2sst7ttt5uuu2vvv1uuu6vvv0*15,vvv2
  vvv0qrrhstt8ttt8pqqipqqgsttcvvv0*12,ttt8rsscuuu2vvv2
  vvv0rssdrrsfrssasssbrssdrssiqrrgsst9rssfrrrbvvv0*5,vut0solgtqn8somctpn8vvu0vvv2
  vvv0*16,vvu0vts1*4,vvv0vvv2
  vvv0rrrgtttarssbsstbrssbrssctttavvv0*12,uuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0ssseuuu6rrrfsttbsss9sstaqrrerrsdsttaqrrdtttasst9qrrbsssbsst9rsserrsfqrrgvvv0*3,vvv2
  vvv0*2,ttt4rssdstt9ssscrrscrrrdstt7vvv0*13,vvv2
  uuu1uvv0*21,uuu2
  vvv0*22,vvv2
  vvv0opphqqrhnooinopfrrscppqhpqqhvvv0*14,vvv2
  vvv0rssessshsssbvvv0*12,ttu5pqqhsssaqqqfrssauuu3vvv2
  vvv0ttu5uuu5tuu6uvv3vvv0*12,uuu1stt6stt8ttt8uuu3vvv2
  vvv0ttt6stt6sstbuvv3vvv0*13,uuu4rss9sst9uuu2vvv2
  vvv0qrreqrrfrssbvvv0*15,ppqhrrrcttt5vvv2
  vvv0ttt8uuu4*3,uuv2uvv2vvv0*15,vvv2
  vvv0qrrgsss9rssarrraqrrepqqfvvv0*15,vvv2
  vvv0rrsgrssjrssdvvv0*11,stt8qqqepqqgqqqhpqqfqrrfttt6vvv2
  vvv0sss8ttt5sstcuuu5vvv0*12,rssbrssdpqqhsstbuuu5vvv2
  vvv0ttt6ttt7ttt6vvv1vvv0*12,stt7sssarssbsst9uuu3vvv2
  vvv0sssasssbstt8vvv0*13,stt7sss9qqrersscuuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*6,uvv3vvv0uuu3ttt9tttattt8tuu6sssbvvv0vvv2*2,vvv0*5,vvv2
  vvv0*6,vvv1vvv0vvv1uuu3uvv2*2,uuu3uvv2vvv0vvv2vvv0*6,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0nopeppq9qrr8noobpqqerss7qqr9opp9qrr8ppq6qrr8opp8uuv1vvv0*8,vvv2
  vvv0sss8pqq9rrsaqrr9noodrss6qqrappq9qqr8qrraqqq9qqrauuu1vvv0*8,vvv2
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
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*15,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*15,
  opp4uvv0rss4uvv0*2,tuu2ttt2uvv0*16,
  ghiigijdgijifhhgklmffhhjfhhguuu0uvv0*15,
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*13,
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*13,
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
  vvv0chj49fg0*8,bhi4dln3ckm0*2,mqr2kpp0*2,lpq2stt0*3,vvv0vvv2
  vvv0ttu0stt0*9,suu0*3,uuv0tuu0*2,uuv0vvv0*4,vvv2
  vvv0mpp5ttu6ttt8stt9vvv0*7,uvv0qrrcrrrdrrseqrrdsttbsssbrssbsss9vvv0vvv2
  vvv0prr3vvv3tuu6uuu5vvv0*6,rtt2ors3sssavvv0*8,vvv2
  vvv0*2,ttt5qrrbvvv1vvv0*8,stt7vvv0*8,vvv2
  vvv0*2,uuu4sss6vvv1vvv0*8,opphvvv2vvv0*7,vvv2
  vvv0*2,vvv3vvv1*2,vvv2vvv0vvv2vvv0vvv2vvv0*3,uuv2vvv0vvv1vvv0*2,vvv1vvv0*3,vvv2
  vvv0pss3ttt9rssdrsscsttbsttarrrdrrscsssavvv0*2,uvv0qrrdrrsdsssarssfsttbttt7vvv0*3,vvv2
  vvv0uuu1sssbttt8vvv0*9,rrrerrsgrrscrrseuuu4vvv0*4,vvv2
  vvv0*2,tuu6rrrdvvv0*9,rrsdrss9vvv0*7,vvv2
  vvv0*2,uuu2stt3vvv0*9,sst4uuu4vvv0*7,vvv2
  uvv0vvv0*21,uuu0
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0jlljjllejklhikkprrs5vvv0*16,vvv2
  vvv0sttattt8rss9stt8uuu3stt6ttu7ttt9ttt7ttt8stt8stt7stt9ttt7ttu7ttt8*2,tttattt9uuu4vvv0vvv2
  vvv0uuu3uuu5tuu4ttt6uuu4uuu6tuu5uuu6uuu5uuu4tuu4uvv3uuu4uuu3*3,uuu4tuu5uuu2vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0vvv3rrrbsssarssdstt9ppqfqrrcppqipqqgqrreopphqrreppqlqrrduvv3vvv0vvv1vvv0*4,vvv2
  vvv0vvv1vvv0*2,vvv1vvv0*17,vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqfopphrrraqrrbnoplqrrcsst9rsscsttbvvv0*4,uuu4sss8uuu5sss9stt8stt7uuu3vvv2
  vvv0sssattt9tuu6vvv0*11,sst8rrsarrrcqrrcrrrdrssauuu4vvv2
  vvv0uuu2vvv1*5,vvv0*11,tvu0*3,vvv0vvv2
  vvv0rrsfrss9stt9rssgrrrfqrristtbsssdrrsbssscrssduuu5vvv0*4,uvu0nrpclpnemqobuvv0vvv2
  vvv0vvv1*4,vvv0vvv1*2,vvv0*2,vvv1*2,vvv0uvv1vvv0*8,vvv2
  vvv0rsscrssfsssbrssfttt9sttarrserssdsss9sssassscstt9rssduuv3vvv0*5,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0pqqgqqqcqrrfopploppipqqksssdrsscuvv3vvv0*6,ttt4vvv2ttt3tuu4ttt3vvv0vvv2
  vvv0ttu8tuu6ttt6ttt8vvv0*11,qrrcrrrcqrrepqqjsssauuu4vvv2
  vvv0uuu3uuv3tuu5uuv4vvv0*13,uvu0*3,vvv0vvv2
  vvv0qrrgrss9stt9rrriqrrgqqrjssscrsserrsbrssassscrsscvvv0*4,uvu0nrpclpnemqobuvu0vvv2
  vvv0*18,uvv0*3,vvv0vvv2
  vvv0rssdrrshrsscrrrhsttarssbrrrfrssdsss9rssesssbsttbsssevvv0*6,uuu6vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,uvv2
  vvv0ppqiqrrbppqhppqjoppmrrrdrssasssfvvv0*10,ttt8rsscuuu2vvv2
  vvv0vvv1vvv0uvv1vvv2vvv1*2,vvv0*3,vvv1vvv0*6,uvv0*4,vvv0vvv2
  vvv0rrsfrss9stt9rssgrrrfqrristtbsssdrrsbrssgsttarssevvv0*4,stt4opqeopphpqqavvv0vvv2
  vvv0vvv1*4,vvv0vvv1*2,vvv0*5,vvv1vvv0*8,vvv2
  vvv0rsscrssfsssbrssfttt9sttarrserssdsss9rssfrrrcttt8rssfvvv1vvv0*5,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqfmnnmqrrcpqqfppqhpqqdqrrgrssfsssavvv0*8,ttt8rsscuuu2vvv2
  vvv0uuu3vvv0vvv1uuu5tuu4uuu4uuu2vvv1vvv0uvv4vvv0uuu4vvv0*3,tuu1uuu0tuu1uuu0uuu1vvv0vvv2
  vvv0sssdrss9ttt8sstcsssbrssettt9sssdrrsbsstdstta*2,vvv0*3,rss5nppcpqqcoqqbpqq9vvv0vvv2
  vvv0*22,vvv2
  vvv0*20,uuu6vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0oopopqqgoopjpqqdqqrdppqgpqqfrssd*2,rssavvv0*5,mnoiopqjoppepqqippqjttt7vvv2
  vvv0uuu3vvv3vvv1uuu2uuu4ttu7uuu4uvv2vvv3vvv1uuu3uuu4vvv0*4,uvv0rts3*2,rts2vvv0vvv2
  vvv0sst9ttt8rrrdssscttt8tttattt7ttt6sstfstt7ttt8ttt6vvv0*4,uvu0psq8mqoborq8uvv0vvv2
  vvv0uuu5uuu6uuu5uuu6uuu4*2,uuu5uuu3*2,uuu6uuu4uuu5uuu6vvv0*6,vvv1vvv0vvv2
  vvv0ttt8tttattt7sttatuu5ttu7sttattt9ttt6ttt7ttu7uuu6ttu8vvv0*6,uuu5vvv0vvv2
  vvv0*22,uvv2
  vvv0*22,vvv2
  vvv0qrrdpqqiqrrboppdrssarrrfsssauuu3vvv0*7,ttt5sss8rss9rssbrssauuu4vvv2
  vvv0ssscstt9sst9sssbrssesstasttarssdstt7sttarrrgttt8vvv0*3,uuu2tuu6ttt4sst8stt7uuu2vvv2
  vvv0uuu3vvv0vvv2uuv3uuu5uuu4vvv0vvv1*3,uuu3vvv2vvv0*4,uvv0sut1tut1*2,vvv0vvv2
  vvv0sssdrss9ttt8sst9sssfstt8*2,rssfsss9sst9ttt7uuu4vvv0*4,uvu0orpalpndnrp9uvv0vvv2
  vvv0uuu3uuu4uuu3uvv3*2,uuu3*2,vvv1*2,uuu4*2,vvv1uuu4vvv0*8,vvv2
  vvv0sttasttcstt8sssdttt7ttt8ssscsstbstt7ttt7ttt9ttu7ttt9vvv0*6,uuu6vvv0vvv2
  uuu1uvv0*21,uuu2
  vvv0ttu4vvv1vvv0*2,vvv1vvv0*16,vvv2
  vvv0qrreqrrgnooinopfsss9ppqhpqqhvvv0*14,vvv2
  vvv0rrsgrssjrssdvvv0*12,qqqdppqjqrrepqqfqqrftuu4vvv2
  vvv0ttt9uuu5ttt7tuu5uuu5vvv0*11,ttt8*2,rssasstauuu3vvv2
  vvv0ttt6uuu5stt8ttt7uuu4vvv0*11,ttt6stt8*2,sttauvv2vvv2
  vvv0nopoqrrdoppiqrrdoppkuuu3vvv0*15,vvv2
  vvv0vvv2*2,vvv0*12,vvv1uuu0vvv1*4,vvv0vvv2
  vvv0rssdrssirssdvvv0*11,ttt7rrrdqrreqrrgqrrerrreuuu6vvv2
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
~ 0Qs3 WUq5 gJop nipT 9tfb 6BP5 744O NUD2 U-Qj ZV_c jeJs ae1p CGVF HEyU F0BR sUeK 1Obe gs3p seQK 04FO
~ 8wy6 AVOx uqRI qBx9 x9Ub gJop aJGB Y38K XFrz SoLj gJop Jso3 gH3U v9UB jlaZ Brmm gJop Jso3 qxVn qiDV
~ 5XeV 5tIu gJop bsGF 4vOn 1lCI G_OF Xbt5 WUq5 gJop 6Zd1 1zCJ NUD2 sCyd CGVF qbp7 F0BR sUeK 1Obe gs3p
~ seQK 04FO 8wy6 IlvK UCp9 Zu5Z Mg4u akSQ xbrD KCSX dJIN Zu5Z Mg4u j3l2 xbrD KCSX RqFS Zu5Z Mg4u yJti
~ xbrD KCSX nZVX Zu5Z Mg4u 8Veo xbrD KCSX b55Q Zu5Z Mg4u F9Jx xbrD KCSX KHsp Zu5Z EGii xbrD KCSX Ajzk
~ iR5h
  qrrarrsarssarrsasst4uvv0*18,
  uvv0*23,
  uuu2stt6*2,ttt3stt5stt6stt5tuu1uvv0*15,
  uuu2tuu3stt8stt5sst9sss8rss9tuu2uvv0*15,
  noo6uuu0rss3*2,tuu1*2,tuu0tuu1tuu0tuu1uvv0*13,
  kllchjjdhjjeijkgjllggiifhijghjjhgiihghictuu2uvv0*12,
  ttu2uuu1*2,tuu1uuu0uvv0*2,tuu2ttt2uuu1uvv0*13,
  qrrepqqdqrrcqrraqrrdpqqdqrrbrssaqrrbsss5uvv0*13,
  qrs1npq0*20,nqq0tuu1
  2ac119c0*6,3bd63bd33bd22bd34ce55ce73bd34bd53bd319c0*6,3bd4
  1ac119c0*5,1ac03bd84bd47ege6dfc6dfe7efc6df86dfe4ce419c0*6,2ac2
  mpp2jnn0*20,kno0rss3
  uvv0*23,
  rss6ppqfpqqcpqqeqrratuu2nppdoppepqqdsss5stt5oppe*2,pqqcqrrcuvv0mnngnopkoppinoohopphqrr9uvv0
  uvv0*23,
  uuu0*15,tuu0stt0*6,tuu0
  vvv0*22,uuu1
  vvv0ttt5uuu1uuu2vvv0*2,uuu1vvv0*5,vvv2uvv1uuu0uvv0*6,vvv3vvv2
  vvv0mnohikknoppcjklhijkljkkdnoodvvv0*4,uvv6uuu4pqqfoppgnoohqqrcnopjppqfttt4uvv6vvv2
  vvv0vvv1vvv0*10,vvv1uuu2uvv0*7,vvv1vvv2
  vvv0rrsfrrrdrssgrrscstt9rssdstt9rsscrssfrrrdsttbsssfttu6vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0qrreqrrfrssavvv0*6,qqqeqqrenoogpqqgopphpqqfnookmnomoppjmnoinookstt4vvv2
  vvv0qss1qrs0*9,prr0qrs0*4,prr0qrs0*4,uuu1vvv2
  vvv0mpp2mpp0*3,mop0*2,mpp0*14,tuu1vvv2
  vvv0ssscqqressscrrsbrssdrrscvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0ttt9uuu5ttt5ttt7uuu4vvv0*11,tuu7sss9rrrarrrbuuu5vvv2
  vvv0ttt6uuu5ttt6*2,uuu5vvv0*11,tuu2ttt7stt7sss8uuu2vvv2
  vvv0imm3gkl0*15,qss2tuu0*3,vvv0vvv2
  vvv0ssscsssdrssbsstbrrrerrsbsssarsscttt8sstcqrrissscqrrevvv1vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*3,uuu1vvv1uvv2uuu1uuu2uuu1uuu2vvv1uuu1*2,uuu2uuu1uuu2*2,uuu3ttt3uuu0vvv2
  vvv0rssersshrssdvvv0ppqcppqfpqqg*3,qqrdpqqhoppiqrrbpqqjopploppjoppkpqqgoppfpqqgtuu3vvv2
  vvv0imm3gkl0*14,imn2tuu0*4,vvv0vvv2
  vvv0tttauuu5ttt8ttt6ttt8ttta*2,ttt7uvv3vvv0*12,vvv2
  vvv0uuu4*2,tuu6uuu4*3,uuu6uuu3vvv2vvv0*12,vvv2
  uvv0vvv0*20,uvv0uuu0
  tuu2tuu0*21,tuu3
  tuu3uvv0*8,sss1qrr5oppjpqq8stt3uvv0*8,sst8
  tuu3uvv0*8,uuu0tuu2sss7stt5ttt2uvv0*8,sst9
  uuu0tuu0*12,ttt1stt0*7,stt1uuu2
  uvv0*4,uvv1uuu2uvv2ttt5uuu4tuu6ttu7uuu4vvv1tuu5tuu1uuu0qrr5stt3rss5sss5qrr8tuu2sst8
  uvv0*4,uvv1uuu4*2,sssarrsbstt8sssb*2,vvv1tuu5stt4ttu4opp9oppfqqrdrss6pqqauuu0sst8
  uvv0*4,uuu0uvv0*8,tuu2tuu0*8,tuu3
  uvv0vvv0*9,uvv0uuu0uvv0vvv0*8,uvv0uuu0
  vvv0uuu2vvv1*2,vvv0vvv2vvv0*4,vvv1uvv1vvv1*4,vvv0vvv2vvv0*4,vvv2
  vvv0rssaqrrgrrsarrsbttt8vvv0*4,vvv1uvv1uuu3ssscstt9qrrerssb*2,uuu3vvv0*3,vvv2
  vvv0rss8rrr8stt5vvv0*6,vvv1uvv1stt5noobvvv1vvv0*7,vvv2
  vvv0rrs6pqq6ttu2vvv0*6,vvv1uvv1uuu1qrr8uuu2vvv0*7,vvv2
  vvv0rts9psrguuu4rssdrssc*2,rssdrsscvvv0vvv1uvv1tuu4rrsdsst9sssasttdqrrhsss9ttt8vvv0*2,vvv2
  vvv0ttt9sssdttt7ttt9sssattt9sssastt9vvv1*2,uvv1uvv3sssbttt8rssastt8vvv1vvv0*4,vvv2
  vvv0vvv3uuu4uuv2*2,tuu5uuv2uuu3*2,vvv0vvv1uvv1vvv1tuu5uuu3uuv2uuu3vvv0*5,vvv2
  uvv0*11,uuu0uvv0*10,uuu0
  uvv0vvv0*9,uvv0uuu0vvv0*10,uuu1
  vvv0ttt7tuu5uuu5ttt6uuu4vvv0*4,vvv1uvv1uuu4ttt8uuu5tuu5uuu4*2,vvv0*4,vvv2
  vvv0uuu6uuu5uuu6ttt7ttt4vvv0*4,vvv1uvv1vvv2stt6uuu5stt8ttt6uuu3vvv0*4,vvv2
  vvv0pqqarss9vvv0*7,vvv1uvv1uuu2mnnfnoofoppappqfoppdkmmkqrr9vvv0*2,vvv2
  vvv0uuu3stt1vvv0*7,vvv1uvv1ttt3ppqbqrrcrrs7stt2sss5stt4ttu2vvv0*2,vvv2
  vvv0urr9ussdttt8qrrfqrresssdrssdsssdvvv0vvv1uvv1vvv0ttt5ttu5vvv0*7,vvv2
  vvv0rssgrss9ssscqrrgssscqrrdrsseuuu2vvv0vvv1uvv1tuu7sst8rsserrrfrssgrrsgsttbttt8vvv0*2,vvv2
  vvv0*10,vvv1uvv1ttu4rssbrrserssgttt7vvv0*5,vvv2
  vvv0*10,vvv1uvv1vvv0*10,uvv2
  uuu0uvv0*9,uuu0uvv0uuu0uvv0*8,uuu0uvv0
  vvv0*22,uvv1
  vvv0rsserrrirsscuvv2vvv0*17,vvv2
  vvv0*22,vvv2
  vvv0nooelnnemnngkllimnohjklkmnnenoofkmmlqrrfpqqhuuu2vvv0*9,vvv2
  vvv0uvv2stt7vvv0uuu2uuu5uvv2vvv2uuu3uuu5tuu4vvv0*2,vvv1vvv0*2,vvv1vvv0uuu4vvv1vvv0*2,vvv2
  vvv0sut7qsscuuu4sssa*2,stt9ttt8tttasttassscttt9rssdsss8rrresttcsst9*2,sstbsss9rrrgvvv0vvv2
  vvv0qrrerrrettt6vvv0*18,vvv2
  vvv1vvv0*21,uvv1
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0qrrdrrrcqrrcvvv0*18,vvv2
  vvv0uuv2uuu1uvv1tuu2vvv1ttt2vvv0*15,vvv2
  vvv0oppcnoofmnnfklmhmnnilmngqqrfpqqfttt7vvv0*12,vvv2
  vvv0tut5rts9uvu3tuu6stt9ttt6tuu6stt9ttt7ttu5tuu5ttt7uuu5uuu6ttt8ttt5tuu7ttu7uuu3vvv0*2,vvv2
  vvv0tuu5tut7uvu3uuu5tuu6uuu5uuu4ttu6uuu4tuu7ttt6uuu6ttt8uuu7*2,ttu3uuu5stt9uuu3vvv0*2,vvv2
  vvv0rrrcrssdttt6vvv0*18,vvv2
  vvv0*22,uuu1
  uuu0*22,uvv0
  vvv0*10,tuu0*10,uuu0vvv0uvv1
  vvv0sst2vvv0*2,uuu2vvv0*4,tuu9vvv0*11,uuu8vvv2
  vvv0noogjklgopq9ijkimnnjvvv0*3,tuucsssarssfqrrdsssarrsenoohppqjqqreoppgvvv2*2,tuucvvv2
  vvv0*9,uuu5tuu0*10,tuu1uvv4vvv2
  vvv0gkl9rrsdqrrhqrrbrssb*2,sssctuu2kpq3rrsfsstaqrrerrrdrssfrrrdvvv2vvv0*5,vvv2
  vvv0uqo3uuu5uuu4*4,vvv1vvv0*14,vvv2
  vvv0uqo3ttt7tuu6tuu8sstauuu4vvv2vvv0*14,vvv2
  vvv0tuu6sst9qqrerssfrrsbrssdrssbrssdqrrgsssbqrrdrsscrsseuuu6vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,qss8vvv0*9,qss8vvv0*2,qss8vvv0*4,vvv2
  vvv0*4,mopmvvv0uuu3tuu3vvv0uuu3vvv1uuu1vvv0*2,moplvvv0*2,mopmvvv0uuu3uuu4vvv0vvv2
  vvv0vvv1vvv0*2,npqjuvv2mpphoqrdttu4mppgrst7qrsavvv0tuu4oqqhvvv0*2,mopovvv0mppgnpqhvvv0vvv2
  vvv0uuu5vvv0npqgqsscrss8knooqsscqssboqqhnpqiqsscrss7mppgqsscvvv0npqf*2,uuu3knoonpqivvv0vvv2
  vvv0*3,lopnqss9rsscnpqioqrhrsscqrsdloporsscqssclopprst8stt7lopntuu5rss9lopmprrftuu4vvv2
  vvv0uuu4stt6oqrbrst9qrsdqrscnpqeqsscprsdnpqhqssaprrenpqguvv2lopknqqcuuu5prrfoqrbprrastt8vvv2
  vvv0vvv1qrsbvvv0*2,prrdqss8vvv0rstaoqrcvvv0uvv3lopjvvv0uvv3loplvvv0*2,mppkuuu4uvv3stt9vvv2
  vvv0*2,tuu6stu4tuu3oqrettu5vvv0uvv3ttu5vvv0*2,stt9vvv0vvv1stt9vvv0*2,lopktuu3rtt7uvv3vvv2
  vvv0uuu4vvv2rtt8*2,oqr8stu4tuu3vvv1uvv2stu5suu4utt6stt6suu2uuu4ssr7uvv1oqrbqrrbrtt8uvv2vvv2
  vvv0*3,rss8qstborsdrss9qst8tuu0stt3prrbnrretsr9pppdorscrtt8qnmgnrrertt9qnlhrtt9uvv4vvv2
  vvv0*2,vuu1usq5monkrtt9rpoaurq8tuu0trq7urq8vvv1opofuqpcuqoapqpesrqbtpndrttaromeqomgtuu5vvv2
  vvv0uuu4vut3vvv0tsr3trq1vvu1vtt3usr0vut3vuu1urp5rqpauts4utt4rpoduts3vvu1rondvut3srr7vut3vvv2
  vvv0*12,urp9vvv0*2,urpavvv0*2,urpavvv0*2,vtt5vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0uuu4vvv0uuu0uuu1uuv0uvv0*5,uuu1uvv0uuu0uvv0*4,uuu0uuv0uuu1vvv0vvv2
  vvv0*2,uuv3stt9tuu5vvv1vvv0*5,tttattt9uuu2vvv0*4,uvv2sstcttt8uvv3vvv2
  vvv0rrrgsttarsserssgsttbrssdsstbrrrestt9sssesss9rsscrssdssscrrserrsbuuu4vvv0*4,vvv2
  vvv0ttu6tuu5uuu5uuu6uuu4*4,uuu3*2,tuu5uuu3tuu5uuu4vvv2vvv0*6,vvv2
  vvv0ttt7ttt9ttt8ttt7sssbstt7stt8tuu6sss8tuu5*2,tuu7ttt6uuu4vvv4vvv0*6,vvv2
  vvv0rst9stt7tuu5uuu3tuu6rst9vvv1vvv0*14,vvv2
  vvv0ttu7stt9stt6*2,stt7rst8uuv3vvv1vvv0*13,vvv2
  vvv0*22,vvv2
  uvv0*22,uuu0
  uvv0*22,uuu0
  vvv0ttt1vvv0*3,vvv1vvv0*16,vvv2
  vvv0mnnfklmllmmjjllfrrrbvvv0*16,vvv2
  vvv0uuu5ttt7uuu7uuu5uuu4tuu6vvv3uuu6uuv3uuu3uuu5uuu3uuu4vvv0*8,vvv2
  vvv0ttt8stt9tuu8ttt9ttt8ttt9tuu6tuu5tuu8rssattt9stt7ttu6vvv0*8,vvv2
  vvv0*6,uuu1kno0*11,oqq2vvv0*3,vvv2
  vvv0qrreqrrhrrscrrsauuu6oqq619c0*11,9fg6rrs7pqqdttt5vvv2
  vvv0*6,vvv1nqq1mop6*2,npq2npq1*2,mpp4npq0npq2npp2npq1rss1vvv0*3,vvv2
  vvv0*7,uuu4sss9ttt7sttastt9ttt8ssscttt9rssattt8rssavvv1vvv0*3,vvv2
  vvv0rsserssgrrsbvvv0*2,prr519c0*7,1ac0oqq4rss0*2,stt0ttt6qrrdtuu5vvv2
  vvv0vvv1vvv2vvv1vvv0*2,stt3cij0*7,dij0rss2stt0*2,tuu0tuu1ttt5uvv2vvv2
  vvv0*7,tuu6qrrersscsssdsssb*2,qrrhsstaqrrdsss9rrrcvvv1vvv0*3,vvv2
  vvv0uuu2vvv1*2,vvv0vvv2stt3ejk0*5,rss2ttt0*5,uuu0vvv0uuu1vvv0vvv2
  vvv0sstcstt8rrrcrrrfsssdoqr619c0*5,mpp4rss0*5,stt0vvv0oppgttt4vvv2
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
  vvv0*7,hop45hj0hnp2uuu1vvv0mop24bd25ce3uuv2vvv0*6,vvv2
  vvv0*6,uvv19jl2fmo4vvv0*4,oqr519c0jmn6vvv0*6,vvv2
  vvv0*6,npq63bd1qss5vvv0mnnjnoolrrs8vvv05ce5chj6vvv0*6,vvv2
  vvv0*6,npq619c0oqq6vvv0sttcqrrfvvv0*2,5ce5chj6vvv0*6,vvv2
  vvv0*6,tuu32ac1dij6vvv0vvv1uvv1vvv0oqr519c0jmn6vvv0*6,vvv2
  vvv0*7,fkl619c0fjk3stt1uvv0lop23bd25ce3uuv2vvv0*6,vvv2
  vvv0*8,eik419c0*4,6df2rss2vvv0*7,vvv2
  vvv0*9,rss1imn0hlm0mpq1vvv0*9,vvv2
  vvv0*22,vvv2
  vvv0mpp5ttt5sstasttastt6vvv0*11,sss9qrrarrrbttt7uuu4vvv2
  vvv0prr3uuu3sssassscttt6vvv0vvv1*2,uvv1vvv0vvv1uuu3uuu2vvv1vvv0*2,ttu6stt7ttt6sst5vvv1vvv2
  vvv0*2,uuu4sstasttattt7rssessscsstastt9rssdtttarssctttarrsfrssfstt8vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0jop6rss9pqqhrssdvvv0*12,rrsboppgpqqgoppittt5vvv2
  vvv0*2,vvv2tuu6ttu8uuv2uuu6uuu4uuu5uuv3uuu5ttt7*2,uuu3uuu6uuu3vvv0vvv1vvv0*4,vvv2
  vvv0*2,uuu3ttu6tuu6uuu5ttt7ttt8ttt5tuu6ttt7ttu6ttt8uuu6sttatttbvvv1vvv0*5,vvv2
  vvv0*22,vvv2
  vvv0slh6sss8ppqkqrripqqioppmopplttu5vvv0*9,opqeqqreqqqdttt5vvv2
  vvv0*2,uuu5ttt8uuu8ttu6sstcsttarrsesssctttbrrsesstbsssdssscttt8vvv0*6,vvv2
  vvv0*3,vvv1vvv2uuu2uvv1vvv2vvv1*2,vvv0vvv1vvv0vvv1vvv2vvv1vvv0*6,vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
  vvv0*22,uvv1
  vvv0pqq9*2,pqqaopp9ppq9ppqdoppaqqrapqqcsss5pqq9noobttt3vvv0*8,vvv2
  vvv0rss5qqr7rss8rss6*2,qrr9rrs9rss5ppqbsst4qrr7qqr7uuu1vvv0*8,vvv2
  vvv0uuu4uvv0*7,uvv1vvv2vvv0*11,vvv2
  vvv0uvv7sst8sss9nooh*2,pqqgoppemnokvvv0uvv7vvv0*11,vvv2
  vvv0uuu4uvv0*7,uvv1vvv2vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0rssbqrrevvv1vvv0*2,uuu4qrrfqrrgrrscqrrdsssbsstcqrreuuu2vvv0*3,stt9qrrerrreuuu2vvv2
  vvv0*22,uvv2
  vvv0ttu8sstasss7ttu5vvv1vvv0tuu0*3,uuu0vvv0*2,uuu3ttt9vvv2vvv0uuu1vvv3tuu5uuu4vvv2*2,
  vvv0rrsdqrrfrrrcrsscvvv0ttu2imn0*3,kno2vvv0vvv1sss9ttt8uuu6vvv0uuu4ttt8sss8rsseuuu4vvv2
  vvv0*22,uvv2
  vvv0pqqhopppoppirrrevvv0ttu2imn0*3,qss2vvv0uuu2qqriqqqittt8vvv0ttt5sssbpqqjrssbtuu5vvv2
  vvv0*7,tuu0*3,vvv0*12,vvv2
  vvv0*22,uvv2
  vvv0oppnoppi*2,vvv0*2,stt2gkl0*2,ilm2tuu0vvv0uuu2rssdqqrittt8vvv0ttt5rssdpqqkrssauuu4vvv2
  uuu1uvv0*21,uuu2
  vvv0rssettt6sss9uuu4vvv0*7,uvv1sss6rssbuuu4vvv0stt8uuu6rrrasss8uuu3vvv2
  vvv0sstattt8sss9ttt5vvv0*7,vvv1ttt7tuu6uuu5vvv0sst5ttt7sssattt8uvv2vvv2
  vvv0*22,vvv2
  vvv0rssdrsshqrrgrrsesssdrssgvvv2vvv0*14,vvv2
  vvv0*22,uvv1
  uuu0*22,uvv0
  vvv0*22,uuu1
  vvv0*12,uuu4uvv0*8,vvv3vvv2
  vvv0klmhklmdmnobvvv0*8,uvv7stt7tuu7mnnenoojoopiqqrbmnnkvvv1uvv7vvv2
  vvv0*12,uuu4uvv0*8,vvv3vvv2
  vvv0qrreqrrfrssbrssdsssdrssarssfrsserssdrsscssscrrshrssb*2,rrrgrsshrsscrrresssdtttavvv0vvv2
  vvv0*22,vvv2
  vvv0ttt5uuu3*2,vvv0*6,uuu6ttt9uuu4uuu3tuu4vvv0ttt6tuu4uuu3*2,uuu4vvv1vvv2
  vvv0ttt8sttauuu6vvv0*6,tuu6ttuattu8ttt8*2,vvv1sst8stt9ttt6ttu7sssbuvv3vvv2
  vvv0*22,uvv2
  vvv0ppqhsssbvvv0*10,stt8qrrdvvv0*2,ttt7rrrfpqqgrssbtuu5vvv2
  vvv0*22,uvv2
  vvv0vvv2vvv1tuu4uuu1uuu2uuu3uuu2vvv1vvv0*5,uuu3vvv0*2,vvv1*2,uuu2uuu1vvv0vvv2
  vvv0uvv2tuu5qqqjrssbrssastt7qrrcsssavvv0*5,rssbvvv2vvv0tuu4rsserssdsssbuuu5vvv2
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
  vvv0oppgqrrgvvv0kno3cij0*5,ejk3stt0*3,tuu0sss9rrrdqqriqrrgpqqlqqqltuu7vvv2
  vvv0*22,vvv2
  vvv0rrsbsttbvvv0oqr2kno0*2,oqr1uuu0*7,ttu4uuu5rssfsssbrrsfssseuuu5vvv2
  vvv0ttt5ttu4vvv0rss1oqq0*2,rss1uvv0*6,vvv0uuu2tuu5ttt5ttt8tuu6ttu6vvv2*2,
  vvv0ttt7ttt5vvv0tuu0ttu0vvv0*9,uvv2vvv2ttu6uuu3tuu5uuu5vvv1vvv2
  vvv0qrrfrssbvvv0mpp3jnn2tuu0*8,uuu0uuu4ssscrrrfssscrssfrssguuu5vvv2
  vvv0*22,vvv2
  vvv0oppkppqkvvv0kno3*2,stt0*8,tuu0ttt7rrrepqqmqqqmpqqlqqqltuu7vvv2
  vvv0*22,vvv2
  vvv0opphpqqjsss9kno3cij0mop3stt0*7,tuu0stt6rrshppqirrrfpqqfqrrgtuu7vvv2
  vvv0*22,vvv2
  vvv0*22,uuu1
  rrsarss8sssarss9sst5stt4rss8rss9rrr9rss8rssarssbrss8stt5qrrasst4rss6stt6rss8*2,sst8rss8rss4
  ttt5stt5*4,tuu2ttt4stt5*2,ttt3sst5stt4ttu4ttt3ttt5ttt2ttt4ttt5ttt3stt5ttt4stt5ttt2
  pqqdqqrbrss8qrrbqrrdpqqerss8qrrcqqrdqrr7qrr9qrreqrr9pqrfrrsaqrrdpqqcqrrdpqqdrrsapqqdrsscuvv0
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
  ttu2uuu1*2,tuu1uuu0uvv0*2,tuu2ttt2uuu1uvv0*13,
  qrrepqqdqrrcqrraqrrdpqqdqrrbrssaqrrbsss5uvv0*13,
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
  vvv0*22,uuu1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0lmnjlnneoppdkmmgmnnkqqr9nooelmneoppcmnnboopdlmmduuu2vvv0*8,vvv2
  vvv0ttu4rss7ttu5sst6qrr7ttt3stt5rss5sss6stt5stt4ttt6uuu3vvv1*2,vvv2vvv1vvv0*4,vvv2
  vvv0sttbrrserss9rrsdrsscqrrhrrrdrssbsstattt6rrsdrssetttaqrrgsttasssa*2,rrrguuu3uuu4vvv0vvv2
  vvv0rssbsss9rrrerssevvv0*17,vvv2
  vvv1vvv0*21,uvv1
  stt5stt2ttt3stt4ttu2ttt2stt3ttt3stt4*3,ttt4stt3ttu1sss5ttt1stt2ttt3sss4stt4ttt4ttt3ttt2
  rss9rssb*2,rssarss7stt4rss9rsscrrr9rss8rrsaqrrcstt8stt6rssbsss5rss8stt7sss8rssasst8rrsarss5
  pqqdqqrbrss9qrrbqqrepqqerss8qrrcpqqeqrr7qrraqrreqrr9pqqfrrsaqrrdpqqcqrrepqqdrrsapqqerrsduvv0
  stt5*2,uuu0uvv0*2,uuu0uvv0*17,
  rssbpqrctuu3uvv0*20,
referrals-none 358x680
~ WwRR k9wt d8h0 rk_K O_8- V-bG 9s_7 iePr rk_K XGao BW4e Wn8I Wc7f SXQK GFQo seQK 8wy6 krsX fTVb hyyy
~ tlN2 3UPo ZV_c bmTr he0c 1Obe z40h GMMK rk_K hA14 JCnx Rl-q 5aO4 F0BR sUeK 1Obe gs3p seQK 04FO 8wy6
~ fVv8 y_1L T-NN QMI1 -GB8 5omX iR5h
  rrsarss9rrrbsss8rrs9uuu1uvv0*17,
  uvv0*23,
  uuu2stt5ttt3tuu2ttt3ttt4ttt3uuu1uvv0*15,
  tuu3ttt4rssastt6rssbrss9rrsctuu2uvv0*15,
  opp4uvv0rss4uvv0*2,tuu2ttt2uvv0*16,
  ghiigijdgijifhhgklmffhhjfhhguuu0uvv0*15,
  uuu1uuu0*4,uvv0*2,uuu0*3,uvv0*13,
  pqqfpqqdqrrdqrrbqqrdpqqdqrrb*2,qqrdrss6uvv0*13,
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
  vvv0*22,uuu1
  rrsarss8sssarss9sst5stt4rss8rss9rrr9rss8rssarssbrss8stt5qrrasst4rss6stt6rss8*2,sst8rss8rss4
  ttt5stt5*4,tuu2ttt4stt5*2,ttt3sst5stt4ttu4ttt3ttt5ttt2ttt4ttt5ttt3stt5ttt4stt5ttt2
  pqqdqqrbrss8qrrbqrrdpqqerss8qrrcqqrdqrr7qrr9qrreqrr9pqrfrrsaqrrdpqqcqrrdpqqdrrsapqqdrsscuvv0
  rssaqrrbuuu0uvv0*20,
  stt5rss6tuu3uvv0*20,
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
  ttu2uuu1*2,tuu1uuu0uvv0*2,tuu2ttt2uuu1uvv0*13,
  qrrepqqdqrrcqrraqrrdpqqdqrrbrssaqrrbsss5uvv0*13,
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
  vvv0ttt7ttt6sssasttavvv1*2,vvv0*15,vvv2
  vvv0uuu3uuu2uuu3uuu4vvv0*17,vvv2
  uvv0vvv0*20,uvv0uuu0
  pqqfpqqdqrrfpqqeqrr9rss7qqrcqqrfpqqdqrrcpqqepqqgqrrcrss8pqqgqrr7qrrbrssbpqrcpqqerrrcpqqdpqq7
  stt5ttt3*2,stt3rss7ttt5ttt3stt4stt6ttt3stt5stt6ttt3sss6ttt3stt4*2,sst7stt4*2,sst6stt6uvv0
  rss7*2,ttt5rss7stt7qrr9stt5rss8rss7rss4stt5rss8sss5sss9stt6stt8rss7stt6rss9ttt5rss8stt7uvv0
  qrrdpqqetuu2uvv0*20,
  uvv0*23,
arithmetic 358x579
~ WwRR k9wt p1s1 rk_K oeRU -FyA CRJk 1v-k usXl CNim xxD0 CRJk uX1v 1v-k PI7B CNim kxRJ CRJk uX1v 1v-k
~ NuV3 CNim E8kh CRJk V29G 1v-k SuCv CNim vsE- CRJk 6G8N 1v-k C3rd 7OR4 pp3R V29G CQYI 4OWd CNim fIm8
~ D-0T nZvP 2XkX 7Cmj Ln1U oeRU -FyA CRJk 1v-k usXl CNim xxD0 CRJk V29G 1v-k SuCv CNim xxD0 CRJk 6G8N
~ 1v-k C3rd 7OR4 CRJk V29G 1v-k 4OWd CNim 60dN pp3R qvjD CQYI 3Cex CNim GLAA D-0T nZvP -Hk6 -jq4
  rssaqrrbqrrasss8uvv0*19,
  uvv0*22,uuu0
  vvv0*2,uuu2vvv0uuu4tuu5uvv3uuu3tuu6uvv3tuu6uuu4vvv1vvv0*4,sss8uuu5stt7stt8uuu1vvv2
  vvv0*2,ttu5sst8ttt8ttt7ttu8ttu7sstattt8stt9ttt8vvv3vvv0*4,rrr9stt7rssarss9ttt4vvv2
  vvv0*22,vvv2
  vvv0*2,sst9qrrhrsserssdsssbrsse*2,vvv1vvv0*9,rrs9ppqfsss8vvv2
  vvv0*22,vvv2
  vvv0*2,sst9qrrhrsserssdstt8rssd*2,ttt9vvv0*9,rss9ppqfsss8vvv2
  vvv0*8,vvv1vvv0*13,vvv2
  vvv0*2,uuu3*3,uuu4vvv0*11,rrr9tuu6sst9sssattu2vvv2
  vvv0*2,tuu4stt7sssauuu5vvv0*11,sssattt6sss8*2,uuu3vvv2
  vvv0*20,vvv1vvv0vvv2
  vvv0uuu5sttbrssfsst8rssavvv0*13,qrrdpqqittt8vvv2
  vvv1uvv0*20,vvv0vvv2
  vvv0uuu0sssbrsscrssbvvv0*9,vvv1oppfqrrfoppgsss9oppkoopkstt7vvv2
  vvv0*2,vvv1*3,vvv0*10,vvv1*3,uvv0uvv1vvv1vvv0uvv2
  uuu0*23,
  qqrbpqqgrss7pqqgrssarssd*2,qrraqrrguvv0*14,
  qrrcrrsa*2,rrs8rss8rssbqrrarssarssdrsscrssaqrrarrrcpqqhqrrd*2,rssarsscrss6rss8uvv0*3,
  stt7stt5stt6rss8stt6stt5sst5tuu2uuu1*3,tuu1uuu1*5,tuu1uuu0uuu1uvv0*3,
  sssarrs8rss9rss8*2,rss7stt7uuu1uvv0*15,
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
  vvv0*2,tuu6sstbttt9ssscstt7stt9sstctttbstt7uvv3vvv0*4,rrseqrrf*2,pqqjppqjstt7vvv2
  vvv0*2,uuv1uvv3uvv2uvv3uuv2uuu3uvv3uuu4tuu4vvv1vvv0*4,ttt2ttt4uuu2tuu2*2,vvv1vvv2
  uvv0*22,uuu0
  qqrbpqqgqrraqqrfrssb*2,rsscrss9pqrgstt5qrrdqrr9qqrcrrrcpqrestt7uvv0*7,
  uvv0*23,
referral-open 358x359
~ WwRR k9wt GVYi rk_K ZV_c oXVF AeHi kxIZ DME0 AeHi AR5m tnPB CGVF eOwV lrmA 7LPV WrUR eBQv tE9y GNPZ
~ nMVT tE9y b6qQ xAmm tE9y SF9R glf6 tE9y qVvL HK4v lRh6
  rrsarss9*2,qrrbrss8uvv0*18,
  uvv0*22,uuu0
  vvv0vvv3vvv0*2,vvv1vvv0*10,vvv1vvv0*6,vvv2
  vvv0sttasttcrssdsssavvv0*10,qrrduvv2vvv0*5,vvv2
  vvv0uuu5uvv0*11,uuu2uvv4uvv1uvv0*5,vvv4vvv2
  vvv0uuu9pqqjrrrcqrrhoopjpqqiqqrhppqirrrfoophpqqeqrreuuu2tuuavvv0*6,uvv7vvv2
  vvv0uuu4uvv0*11,uuu2vvv3uvv1uvv0*5,vvv3vvv2
  vvv0*17,vvv2uvv0*3,vvv1vvv2
  vvv0rrsfrsshsssdsssbqrrasttbqrrdrss8rrrerss9rssbvvv0*5,uvv6rssaopphttt3uvv6vvv2
  vvv0*2,vvv1*2,vvv0*7,uuu3vvv0*5,uvv4uvv0*3,vvv3vvv2
  vvv0*22,uvv1
  uuu0uvv0*21,uuu0
  vvv0*22,vvv2
  vvv0rrrgrssbqrreuuu6vvv0*13,rrsapqqfqqqfttt6vvv2
  vvv0uuu5uuu3uuu2vvv1uuv3vvv1vvv0*7,uuu5ttu3ttt7ttt4ttt6ttt9stt7uuu1vvv2
  vvv0sttasst8sstcstt7sstbsssdstt8vvv0*6,ttt6stt9rrrbsss9ssscrssbrsscuuu2vvv2
  vvv0sttbtttattt7sssastt8tttasstbttt6sst9stt9uuu5vvv0*3,vvv1rrrdstt8rrsfqrrhqqrgttu3vvv2
  vvv0uvv2uuu3uvv2uuu3uuu2vvv3uvv3uuu4uuu3uuv2vvv1vvv0*4,uuu2ttt3uuu3tuu3uuu3vvv0vvv2
  vvv0rrrcrrsbssscrrrevvv2vvv0*5,pqqfppqfqrrfoppgqrrcqrriqqqfqqrhqrrcopphttu3vvv2
  vvv0*22,vvv2
  vvv0oqrcqssaoqriqssaoqrf*2,rss9prrdpqriqrscoqreprrdoqrhvvv0*8,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu2
targets-new-month 358x370
~ WwRR k9wt 0p6L rk_K sCyd CGVF 4fux 9eLy eS8q LLym th2W l0Qu DO_u lriC ddXO OsHu th2W x0PQ F3uC XmxC
~ ddXO Rtfy th2W 0L44 tb78 vy1U ddXO HKI9
  rrsbqrr9rss7rrsarss9rrrarrscuuu0uvv0*15,
  uuu0uvv0*22,
  vvv0*13,uvv1uvv0*7,vvv0uvv2
  vvv0mnogoppeqrr9opp8pqqamno9rrs7vvv0*4,uvv5uuu4rrrbqrrbqrrarss9qrrb*2,tuu3uvv6vvv2
  vvv0ttt6ppqasst6qrr9opparrr5rss6vvv0*4,vvv3uuu2stt4stt5rss7ttt3rss7ttt3tuu1uvv5vvv2
  vvv0ssscsssassscsst8ttt8sstbtuu5ttt8sttbsssattt9ssseuuu5vvv0*8,vvv2
  vvv0uuu3*2,uuu4uuu3uvv1uuu2uuu3*2,uuu4uuu3vvv3uuv2vvv1vvv0*8,vvv2
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
  vvv0sssdsttdstt9vvv0*3,ttt6ppqhpqqdrssaqqrcrrreppqipqqj*2,pqqiqrrhnopgqrrcqqrcttt4vvv2
  vvv0uuv2uuu4uuu3vvv0*3,vvv1uuu3tuu4uuu2*2,ttt6ttt3ttt5tuu4tuu3uuu2ttt2uuv2ttt4vvv1vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0rrsdrssfrrsg*2,rssgqrrissteqqrgsssarrsbsttasttcqrrfssscqrrfuuu4vvv0*5,vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
targets-none 358x140
~ WwRR k9wt 1nwL rk_K sCyd CGVF 4fux e7xX ryhU
  rrsbqrr9rss7rrsasst6uvv0*18,
  uuu0uvv0*22,
  vvv0*15,uvv0*6,vvv0uvv2
  vvv0mnogoppeqrr9opp8pqqamno9rrs7vvv0*6,uvv6tuu3rrrasss7rss9rrsauuu2uvv6vvv2
  vvv0ttt6ppqasst6qrr9opparrr5rss6vvv0*6,uvv5tuu2sss5stt5qrr9sst5ttu2uvv5vvv2
  vvv0sss8ttt9sstbttt9sttattt9sttattt8*2,stt7ttt9stt8tttastt9ssscttt7sstattt8sssetuu6vvv0vvv2
  vvv0ttt8uuu4uuu5uuu4uuu3vvv3uuu4uuu2vvv2uuu3vvv3uuu3vvv3uuu3uuu4uuv3uuu3uvv2uuu4vvv2vvv0vvv2
  vvv0tttassscttt6vvv0*18,vvv2
  vvv1vvv0*21,uuu1
targets-failed 358x129
~ WwRR k9wt T_2H rk_K fkE1 vuOh NwNS J5nc ecki wCGG
  rrsbqrr9rss6qrrerrrauvv0*18,
  uuu0uut0*21,uuu0
  vsr0urp4vsq0vsq1urp5urp3usq3usq1vsq2vsq1urp3vsq1*2,vsr0vtr0*9,
  vtr0solatqn6solasolbtqn8tpn8sol8tpmasombtqo7solcspm9urp4vtr0*9,
  vtr0sometqo9soldtpmasolatpn9tqo6solbtqn7tpnatpm9solctqnbtqnctqn9spmctpnctpmburp3vtr0*3,
  vsr2usq1trq0usq0*3,usq4vtr0*16,
  usq5vtr0onmfponcnmlfrpodusq5vtr0*16,
  vtr0usq1usq0*4,vsr1vtr0*15,vts0
  vut0vtr0*20,vts0uvv0
targets-form 358x590
~ WwRR k9wt F3px 02JZ _vdZ gFFd vkKA ZV_c tG4y ypOO cTtb RwqD jNbr T7dO tG4y WTfK cTtb XOYw jNbr j4Ub
~ tG4y EDLS cTtb Hy7y jNbr 1sbs cVGS PVe6
  rrrbqrr9rss6qrrasss7uuu0*18,
  uuu0uvv0*2,uuu0*16,uuv0uvv0uuu0*2,
  vvv0*22,uvv0
  vvv0pqqaoppbpqq7noodppqdrss9pqq6qrr8pqq6ppqauuu1vvv0*11,
  vvv0sst7qrr9pqqbqrraqrrcqrr8opp8pqqcopp8qrr9ttt3vvv0*11,
  vvv0stt8ssscrssastt7rssasstasssa*2,ttt9sssbrssftttarssgsttbtttarssdsstcsst9rssctttbvvv0*2,
  vvv0uuu4stt8tuu4ttu6sstbuuu4tuu4ttt7ttt6uuu4tuu6ttu4ttu6uuv3vvv1vvv2uuu4vvv1*2,vvv2vvv0*2,
  vvv0ttt5stt9ttt5ttt9stt9ttt7sttbttt9tttatuu8tuu7sssbttt7vvv0*9,
  vvv0*23,
  vvv0pqqhopph*2,qrrg*2,oppkqrrfvvv0*15,
  vvv0vvv2uvv0*18,uvv1vvv0*2,
  vvv0uvv6tuu5ttt7stt7vvv0*16,uvv6vvv0
  vvv0uvv6rssbrssfrrrdvvv0*16,uvv6vvv0
  vvv0vvv3uvv0*18,uvv1vvv0*2,
  vvv0rrsgrrressserssessscqrrgsstarss9rrsesttcstt9rssdrssfttt7vvv0*8,
  vvv0*23,
  vvv0rsserssasss9sss8rrsauuu3vvv0*16,
  vvv0uuu5stt6uuu5ttt7ttt6uuu2vvv0*16,
  vvv0uuu5uvv0*18,uvv1vvv2vvv0
  vvv0uvv7pqqgsss9vvv0*17,uvv7vvv0
  vvv0uvv5vvv0*18,vvv1vvv3vvv0
  vvv0uuu5uuu2uuu1*4,tuu3uuu1tuu3tuu2tuu3ttu3tuu3ttt3uuu1tuu3uuu1uuu0uvv0vvv0*3,
  vvv0ttt7sssdtttbrsscrssbrssarrsettt8rsscstt7sssbtttasttattu7sssasss9tttauuu3vvv0*4,
  vvv0sstbrssf*2,vvv0*19,
  vvv0*23,
  vvv0qrrippqlqqqiqqrfqrrgoppkoppjvvv0*15,
  vvv0vvv1uvv0*18,uvv1vvv0*2,
  vvv0uvv6uuu2*2,uuu3uuv2uuu2*2,vvv0*13,uvv5vvv0
  vvv0uvv7rrsdrrrgqqqirrsgqqqkqqrkvvv0*13,uvv7vvv0
  vvv0uvv3uvv0*18,uvv1vvv1vvv0
  vvv0ssscrrsfsstcqrrdsttbrssdsss9qrrdssscsssdrrrdqrresstdstt8rssdrssfttt7vvv0*5,
  vvv0*5,vvv1vvv0*17,
  vvv0oqq3gkl0*18,imn1vvv0*2,
  vvv09fh619c0*6,4cd43bd44cd33bd3*2,4ce51ac019c0*6,stt6vvv0
  vvv09fg619c0*6,6df77egc6df67dfb8fgc6df92ac219c0*6,stt6vvv0
  vvv0loo3cij0*18,ejk1vvv1vvv0
  ttu1vvv0*20,uvv0sss1
statement 358x818
~ WwRR k9wt LUr1 rk_K jmCQ rk_K Cj20 sYDX CIB1 dFO_ qrJp W6gI fTlp rk_K 1M77 x_MH JLHe DW8N rk_K s84b
~ lEA3 rk_K 2aHs OlTi rk_K Vy6R S1xV rk_K Nhrl jWZK rk_K Jec9 aLNq rk_K idKf A8Se wNZ_ rk_K S8hp A8Se
~ cK-Q rk_K Zk2s A8Se wNZ_ 3ZV3 UNBU 0vQI x9Ub gJop T9OS Flw5 h-9N EHVK Z4Bt SoLj gJop hDYG G-5b EeJy
~ EeJy FY2L gJop ImNj -cLX EeJy EeJy YIG5 gJop NFLg 4oce YgP0 Xhli DlQW Xhli tLu3 gJop 3YqG QJxn EeJy
~ 4A4r 8LMv NWWp zeKB 1Obe gs3p rk_K 5nF9 vSh1 rk_K hA14 LZ6e 6SKs 7WcP
  pqr9pqq9*3,sss0*15,stt0*2,ttt0tuu0
  uuu0*3,tuu0*9,ttt0*7,ttu0tuu0*2,uuu0
  uvv2ttu6uuu4*2,stt7ttt5ttt6uuu4sssasst8vvv1*2,uuu1uuu0*10,
  uvv2ttt8*2,uuu6sssasss9rrrcttt7sss9rrsavvv1*2,uuu1uuu0*10,
  uvv0*12,uuu0uvv0*10,
  tuu0*4,uvv0*19,
  osq5lqodlpnfpsq5stt5pqqgrss7qrrbrrs9qrrdqqrcqrrerrrcqrrbuuu1uvv0*8,
  uuu0tuu0*2,uuu0uvv0*19,
  pqqeqrrbqrrduuu1uvv0*7,stt4qqr9rss8rssbpqqdqrrbqrreuvv0*5,
  sst5ttt3uvv0*9,tuu1stt4stt5stt4*2,rss8rrr5sst3uvv0*4,
  pqqapqqcuvv0*9,ttt2pqqc*2,qrrapqqc*2,oppcstt5uvv0*4,
  tuu2uvv0*2,uuu0uvv0*7,tuu1tuu3uuu1uvv0*9,
  qrrcqrrfrrs9qrrcrss8qrrfqrrcstt6uvv0*3,ttu3qrrc*2,stt4uvv0*8,
  mnnkoppdpqqalmnilnnjrrr8uvv0*5,sss5noof*2,mnogopphkmmhpqqcuvv0*5,
  uvv0*23,
  pqqeqrrcrrscqqrbtuu3uvv0*6,ttt4qrraqrrdqrre*2,rssaqqrerssaqrrdqrrguvv0*2,
  rss6rrr8pqqcrssbppqbqqrauvv0*5,ttt5qrrbrrrbtuu2uvv0*8,
  stt4rrs8qrr6sss5qrr6stt5uvv0*5,uuu0uuu1*2,uuu0uvv0*8,
  uvv0*11,tuu3rrrcrss6uvv0*9,
  tuu1uuu1uvv0*9,uuu0*2,uuu1*2,uuu0*2,uvv0uuu0uvv0*2,uuu1uvv0
  qrrbrss9uvv0*9,ttt4rrs9qrrcrrrbrssaqrrbrssbqrrcrssbqrrdrrscuvv0
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
  tuu3uuu1ttt2stt3tuu2ttt4tuu1sss6stt5tuu1stt3stt2tuu1*3,tuu5uvv0*7,
  tuu3rss6sss7oppenopjopphnopepqqboppgqqraoppdnoodoppgopqestt3tuu5uvv0*7,
  tuu2tuu0*14,uuu1uvv0*7,
  qrrcrrsbqrrbrrs8rrrbqrrbqrrettt2uvv0*15,
  tuu1*2,ttt1tuu0tuu1*3,tuu0*15,uuu0
  stt3pqqcpqqdopqhstt5pqqeqrrapqqeqrr8qrr9pqraqrrapqqerss5pqraoqqgprrbrss4pqqdqrr9*2,rss5tuu0
  ttt0rss6*2,sss4stt1rss5rss4stt2stt3rss6*2,rss5rss7tuu0*10,
  stt1qrs8qrr9rss5stt2rss6qrs8rss5rss4rss8*2,qrr8qrs8tuu0*10,
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
  tuu3uvv0*7,qrr9pqqcpqrdpqqdoppipqqbttt2uvv0*7,sst8
  ttt3tuu0*7,rss3*2,sst4rss5sst5rss4ttt0tuu0*7,stt8
