wide 358x445
~ IqB6 xt-H yxA_ PiZq 0WmK PiZq pkZW OVHH XPTb Ozah Ysxc jhwV HlYs ypYx 3jyG 5MCv ziUp KzpR FaMa 7xYG
~ bvOz oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB SGvN 2Hbn SXXY l2y3
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
  vvv0ttt9ttt8rssb*2,rssfrss9uuu4vvv0*14,vvv2
  vvv0*3,vvv1*3,uuv1vvv0*15,vvv2
  vvv0mnnlmnogmnnfnoohnoollmnfmnodvvv0*14,vvv2
  vvv0*4,qrr4qqr5ttt3qrr5*2,sss3vvv0*12,vvv2
  vvv0noomqrrbqrrfjlleikkhlmmjhjjihjjkmnnfnooinooloopgopplnookpqqjoppnoppesss9vvv0*3,vvv2
  vvv0ttt9uuu3uuu5uuu4ttu6uuu7uuu3uuu4uuu5uuu3uuu4*3,uuu2ttt6tuu5ttt7uuu4tuu5vvv0*2,vvv2
  vvv0stt9ttt5sttatuu8tttbttu9stt9ttu8tttcttt7rsscttt8stt9uuu5stt8tuu8sttbttt8sst8vvv0*2,vvv2
  vvv0ssscqrrerrrfqrrgrrscqrrgqrrfsst8vvv0*13,vvv2
  vvv0uuu5tuu4ttt7tuu5uuu6stt7uuu4ttt6ttt7vvv1vvv0*11,vvv2
  vvv0uuu4uuu3ttt9tuu4uuu7uuu4uuu3uuu5ttt7vvv2vvv0*11,vvv2
  vvv0sstatttarssdqqrhrsscrssarsserrsc*2,qrrfuuu6vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*13,uvv2prreqss9prrdoqrgprrbprsbtuu3vvv0vvv2
  vvv0*14,vvv1uvv1*2,vvv2uvv2*2,vvv0*2,vvv2
  vvv0*22,uuu1
ongoing 358x257
~ IqB6 xt-H LSv6 PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP zF7D U1u_ yRdC 5MCv KzpR FaMa ilAI 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI 1ZvX SXXY l2y3
  rssaqqraqrrauvv0*20,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0stt7sttarsscqrrgrrscpqqhqrrfrrrbrrserssbvvv0*5,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0sss6sst4qrrbsss4stt7qrrbqrr9rss8sst6ttt6qrr7vvv0*4,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1ttt7qqrbpqqdoppfqrr8qqqbqrrbqqqbpqqa*2,qqravvv0*4,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlmnhhijkhjjkhjjissseqqqbrrsaqrrarrsbsss8rssavvv0*2,vvv2
  uvv28jl13ce218a028a2ue70vpn3sss2rrs4sss5rrr3*2,rrr4ttt6sss7uuu5uuu6sss7rssasss9vvv0*2,vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrrirrrerrscqrrhqrrgttt4vvv0*13,vvv2
  vvv0vvv1vvv0*2,vvv1vvv0uuv1vvv0*7,vvv1vvv0*7,vvv2
  vvv0sstcsst9qrrgssscsssbttt9sstasssarrrdvvv0rssdttt8sssbqrrgrssarsscrssesssarrreqrrduuv5vvv2
  vvv0*22,vvv2
  vvv0*15,nqqgprrdoqrgmppnnqqetuu2uuu4vvv2
  vvv0*22,uvv1
  uuu1vvv0*20,uuu1uvv0
ongoing-last-hours 358x267
~ IqB6 xt-H MU1i PiZq phmR A8hb OV31 0rMC PiZq Ozah Ysxc q43E GqTb U1u_ 92G5 5MCv ziUp KzpR FaMa 7xYG
~ 0i2G oxh8 P0cY b1tq Ysxc ikaA HoK8 oZW- Ysxc v8WB FrmI zut6 SXXY l2y3
  rssaqqraqrrarss9rss8rssarss9uvv0*16,
  uvv0*22,uuu0
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vut0vur0vus0*2,vsn1utp2sssasss8rssfqrrersshqrrf*2,rssdstt9vvv0*6,vvv2
  vvv1vsq1vtr1sof4rne4vpf2qpl4rrr6qrrarrs5qqqdrss9rss7qrr9rss7rss8ttt5vvv0*5,vvv2
  vvv1ukf4umg4vob1*2,vqf1vrk2stt4rrscpqq7rsscqrrbopqeqrr8qrrarrrbsss7vvv0*5,vvv2
  vvv1uga2ulf2vob1*2,vqf1vrk2rrrcsss8sssbjllbikkljklhfhiifhijlmmeqqrgqqqgttt6vvv0*3,vvv2
  vvv1uhb3ulf2vob1*2,vqf1vsn1rssasssarrs9qrr4rrs3sss6sss3sss2stt1ttt5*2,vvv2vvv0*3,vvv2
  vvv0*2,vvu0*3,vvv0*2,rrsbpqqfpqqi*2,oppjpqqguuu5vvv0*8,vvv2
  vvv1rssettt5sttattu6ttt9sstdstt7uuu7sssbttt5stt9stt7*2,uuu4sstasst8ttt9stt8ttt7vvv0*2,vvv2
  vvv0sss8tuu5sttatuu6tuu7sttattt8uuu4tuu8uuu3ttt7uuu5uuu3uuu4uuu6uuu4*2,ttt6uuu3vvv0*2,vvv2
  vvv0sss9rssd*2,rssesssbrsserssctuu4vvv0*13,vvv2
  vvv0ttt9ttt7ssscstt9ttt9ttt8rssbsstcuuu3uuu6tuu7ttt9rssdsssbsst7stt9sss9ttt9ssscuuu6vvv0vvv2
  vvv0uuu4uuv2uuu4uvv3*2,uuu3*3,vvv0uuv3vvv2uuu2uuu3vvv1uuu2uuu3*3,uuu4vvv1vvv0vvv2
  vvv0*14,tuu2tuu6rtt8stt5stt9rtt7uuu1uuv2vvv2
  vvv0*14,uuu2stt7rst8ttu6stt8stt7uvv2vvv1vvv2
  uvv0vvv0*21,uuu0
ongoing-last-minutes 358x257
~ IqB6 xt-H OlS5 PiZq phmR A8hb QD89 RXoc PiZq Ozah Ysxc yIe4 M42Z U1u_ fWuc 5MCv KzpR FaMa ilAI 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA G2XW oZW- Ysxc v8WB FrmI RJ6z SXXY l2y3
  rssaqqraqrrarss9rss8rssbrsscrss6uvv0*15,
  uuu0uvv0*22,
  vvv0qss2kno0*2,rst2uvv0vvv0*16,uvv2
  uuu5fed6ohe0oie0qpp7gkl6tuv1ttt3stt9rrseqrrhrssfqqrgrrrfqrrerrretuu5vvv0*5,vvv2
  vvv2tjb4tpg0spi0rsq0rtu0tuu0rss8stt4rrr7stt6qrrerrr8qrr9stt5stt7rss7ttt3vvv0*4,vvv2
  vuu3uja3qsq1ptt0*2,pst0tuu0rss8qqrdqqreqrraqqrcqqr8qrrbpqq9oppeqrrastt6vvv0*4,vvv2
  vuu4tmd3qsq1ptt0qss0sqj1tuu0opp7ikkhlmnhhijkhjjkhjjissseqqqbrrsaqrrarrsbsss8rssavvv0*2,vvv2
  vvv1tph2pst0ost1akm17il0pst3sss2rrs4sss5rrr3*2,rrr4ttt6sss7uuu5uuu6sss7rssasss9vvv0*2,vvv2
  vvv0*3,uvv0suu0tuu0vvv0*16,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0sstcusr9tqpftsqbtsrctrpgsqogtrpgvut4ttt9tttasssaqrrfssscrrrarssdrrrdsssbqrrgttu7vvv0vvv2
  vvv0*22,vvv2
  vvv0*10,rss9nqqjoqrjoqqeprrhmpqgqssdoqrgoqqfoqrdtuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
verifiable 358x279
~ IqB6 xt-H mamM PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl kksT U1u_ NkAo 5MCv kvRc FaMa tPF7 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB LcFH Ysxc _WjF FrmI 7a0u SXXY l2y3
  rrsaqrreqrrdttt2uvv0*19,
  uuu0uvv0*22,
  vvv0vvu0vvt0vut0vvt0*2,vvv0*16,uvv2
  vvv1vso0vol0jfe7qmj1vrn0vut0sss8sttbrrreqrrfrssesst9vvv0*9,vvv2
  vvu3trq2vnj3lc836a93vm70srp3sss9sss5sss8ttt6sst5tuu2vvv0*9,vvv2
  uuu5cln3vsr3lc83gf84lkc2kqr4stt6qqqaqqrdpqqbpqqgrrr6vvv0*9,vvv2
  vvu3jkd1kpp4qmi3pmf4dln2tuu1opp7ikkhgijlnoohrrrcpqqerrsastt8rrrbsss8rssc*2,uuu3vvv0*2,vvv2
  vvu2ff93nnj728a0dhg5vol2vrq3sss2rrs4rrr4stt4stt6sst7uuu6rss9rrscrrrbsst9sstcuuu4vvv0*2,vvv2
  vvv0uuu0*2,sst0stt0vuu0vvv0*16,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0vvv1vvv0*12,vvv1vvv0*7,vvv2
  vvv0sstcsst9qrrgssscsssbttt9sstasssarrrdvvv0rssdttt8sssbqrrgrssarsscrssesssarrreqrrduuv5vvv2
  vvv0rssfrrrgrrrbrssdqqrjrrrdvvv0*15,vvv2
  vvv0*22,vvv2
  vvv0*13,stt6oqreoqqjprrfqrseoqrgprrctuu3uuu3vvv2
  vvv0*16,uuu2vvv0*5,uvv2
  uvv1vvv0*21,uuu0
campaign 358x267
~ IqB6 xt-H CWOd PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc BiRx HMUq U1u_ yRdC 5MCv KzpR FaMa 7xYG 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI IahE SXXY l2y3
  rrsarrrcqqrcttt6uvv0*19,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0sssbttt7rsseqrrfrsscqrrgrssdvvv0*8,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0sss6sst4qrrbsss4stt7qrrbqrr9rss8sst6ttt6qrr7vvv0*4,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1ttt7qqrbpqqdoppfqrr8qqqbqrrbqqqbpqqa*2,qqravvv0*4,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlmnhhijkhjjkhjjissseqqqbstt7vvv0*6,vvv2
  uvv28jl13ce218a028a2ue70vpn3pqq8*2,qrraqqr6qqq5pqq6stt6sss7uvv3vvv0*6,vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0rrsbpqqfpqqi*2,oppjpqqguuu5vvv0*8,vvv2
  vvv1rssettt5sttattu6ttt9sstdstt7uuu7sssbttt5stt9stt7*2,uuu4sstasst8ttt9stt8ttt7vvv0*2,vvv2
  vvv0stt7uuu4ttu8uuu5*2,tuu9tuu7uuu3tuu8uuu3ttt7uuu5uuu3uuu4uuu6uuu4*2,ttt6uuu3vvv0*2,vvv2
  vvv0rssarrrerrsgqrrfrrscqrrgqrrettt4vvv0*13,vvv2
  vvv0ttt9ttt7ssscstt9ttt8ttt7ttu7ttt8sstavvv0ttt9tuu6ttt9rrsfsss9stt9sttattt7sssbsssauvv4vvv2
  vvv0uuu4uuv2uuu4uvv3*2,vvv2uuu2*2,uuu3vvv0uuu3vvv2uvv2uuu2vvv1uuu3uuu4uuv3uuu4uuu3vvv1vvv2
  vvv0*13,ttu4stt6stt7ttu7stt9rtt7stt5uvv1uvv2vvv2
  vvv0*13,tuu4stt6stt8stt6rss9*2,stt7uuv2uvv2vvv2
  uvv1vvv0*21,uuu1
upcoming 358x266
~ IqB6 xt-H EvSB PiZq phmR A8hb AOCd H4B5 PiZq Ozah Ysxc hdGG -Jp8 LKYx U1u_ uIKC 5MCv KzpR FaMa ilAI
~ 0i2G oxh8 P0cY b1tq Ysxc ikaA bi8a FrmI rGcj WJ1v e9bk tbno
  rrrbrss9rssdrss6uvv0*19,
  uvv0*22,uuu0
  vvv0vut0vts0*3,vtt0vvv0*2,vvv1vvv0*13,uvv2
  uuu3son1vrp0vpk0vqo0uqo1rqq3ttt8tuu6rrsbssscvvv0*5,prs6mpqbnqrdmpqenqrbuvv0vvv2
  tuu6jjj4vrp0vna0vqm0qnm4kmn6vvv2uuu5qrrgqrrfqrrcrrrdsttavvv0*2,suu0suu1suu2suu1*2,uvv0vvv2
  uuv4glm2oml37cd1kjj4vlh1vpm3qqqboppaoppcpqqfmnoinopgnoohoppeoppdoppevvv0*5,vvv2
  uuu56hj14ac218a0cba3uf80vol3stt3pqq5ttt5rss4qrr5*2,ttt3ttu3tuu2uuu2vvv0*5,vvv2
  uvv2ors4vvv19eg7stt2vts1vqo3noo8ijkijkklghilgiilghijpqqkmnnjpqqfoppgoopioppgnopkvvv1vvv0vvv2
  vvv0*18,vvv2vvv0*3,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qrrgrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0rrsbrssdrssfsssasssbrssdrrseuuu3vvv0*13,vvv2
  vvv0vvv1vvv2*2,uuu4vvv1uuu4vvv1*2,vvv0*13,vvv2
  vvv0sssdrssb*2,qrrdsttdstt9ssscrsseqrrettu7vvv0*11,vvv2
  vvv0*14,vvv2uvv0*6,vvv1vvv2
  vvv0*14,uvv6rrsbsssbqqrepqqdqrrbstt6uvv6vvv2
  vvv0*14,uuu4ttt1uuu1tuu2*2,uuu1*2,vvv4vvv2
  uvv0vvv0*21,uuu0
needs-app 358x288
~ IqB6 xt-H sfAG PiZq phmR A8hb KJIS REdy PiZq Ozah Ysxc aggV sxSJ U1u_ 3FGH 5MCv KzpR FaMa sq8c 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB 51wo Ysxc fklu FrmI EvXH SXXY l2y3
  rrsaqrr9rss8rrsauvv0*19,
  uuu0uvv0*22,
  vvv0uvv0tuv0uqo0*2,tuu0vvv1vvv0*15,uvv2
  vvv1ptt0*2,jno1rnk1sli2suu3sss9tttarrrerssdrrscqrrirrrevvv0*8,vvv2
  vvv2prr0tpg0fih3ejk5sjf3ttt2sst5stt4stt6rss6stt5qrrbsss4vvv1vvv0*7,vvv2
  uuu6fgb3vm50spi19fh9sli2tsr3sss4oppgoppfsss8qrrbpqqeoopguuv2vvv0*7,vvv2
  vvv1pst0rrm09ef3imn4sie3tuu1opp7ikkhlmnhhijkhjjkhjjissseqqqbrss9qrrfsss6vvv0*4,vvv2
  vvv1qtt0ptt0ppo1skf2rom2suu4rrr5qrr6sss5qrr6rrr3rrr4ttt6sss7uuu5sss9uuu3vvv0*4,vvv2
  vvv0*3,vts0vut0vvv0*2,rrrbppqjmnnhnopgrrrfvvv0*10,vvv2
  vvv1sstcuuu4ttt8uuu4tuu7tttattu5uuu5ttt9uuu4ttt7ttt6tuu5uuu3ttt8stt7tuu7*2,tuu6vvv0*2,vvv2
  vvv0sss9tuu5tttauuu7*2,tttbttt9uuu5tttatuu4sst9ttu6tuu5*2,ttt8uuu5uuu6stt8tuu5vvv0*2,vvv2
  vvv0rssarrrerrsgqrrfrrscqrrgqrrettt4vvv0*13,vvv2
  vvv0ttt9ttt6sttattt8ttt6ttt7tuu6ttt6stt8vvv0ttt9uuu5tuu9rssdsst7ttt7*2,ttt6stt8*2,vvv3vvv2
  vvv0stt6tuu6tuu7uuu4uuu5uuu4uuu3*2,uuu5vvv0uuu3*3,uuu5uuv2uuu4uuu6uuu4tuu6tuu5vvv2*2,
  vvv0stt7ssscsttasstbqrressscrrrevvv0*14,vvv2
  vvv0*22,vvv2
  vvv0*13,qrscnpqgqssaoqrfoqrgnpqkoqqftuu3uuu4vvv2
  vvv1vvv0*21,uvv1
long-figures 358x257
~ IqB6 xt-H 0eVa PiZq phmR A8hb AOCd H4B5 PiZq Ozah Ysxc hdGG -Jp8 U1u_ uIKC 5MCv 87Vx P8mR ilAI 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI L1_k SXXY l2y3
  rrscqrr9qqrcrssattt3uvv0*18,
  uvv0*22,uuu0
  vvv0vut0vts0*3,vtt0vvv0*16,uvv2
  uuu3son1vrp0vpk0vqo0uqo1rqq3sstattt8rrrbssscqrrkqrrd*3,rrsfvvv0*6,vvv2
  tuu6jjj4vrp0vna0vqm0qnm4kmn6rss7rss5rrr6rrsbpqqcpqqbqrrarss9rrr8qrr9vvv0*5,vvv2
  uuv4glm2oml37cd1kjj4vlh1vpm3sss8mnoaqrreqrr9oppbppqdoppdnopdppqbpqqbtuu2uuu4vvv0*3,vvv2
  uuu56hj14ac218a0cba3uf80vol3rrs8oppboppcoppdpqqboppfnoofoppfpqqdppqbrrranopovvv0*3,vvv2
  uvv2ors4vvv19eg7stt2vts1vqo3qqrdoppgoopjopphrrrfvvv0*10,vvv2
  vvv1*2,vvv0uvv1vvv0*2,vvv1vvv0*8,vvv1vvv0vvv1vvv0*4,vvv2
  vvv1qqrisst8rrsfsstbssserrrjrrrctttaqrrjsss8qrrgrrrcrssasst8rrrfrsscssscqrrfrssavvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0uvv2vvv1*3,vvv0uuu1vvv0uvv2vvv1vvv0vvv1*3,uuu2vvv1vvv0*3,vvv1*3,vvv2
  vvv0sttbstt8rrrfsssbsstattt8stt9stt8rsscvvv0sssctuu7sttarrsfsss9rsscrssesssarrreqrrcuvv4vvv2
  vvv0*22,vvv2
  vvv0*15,qrsaoqrfqrseoqrhoqqftuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
without-pool 358x218
~ IqB6 xt-H QPJm PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP zF7D U1u_ yRdC 0i2G P0cY b1tq Ysxc ikaA
~ 7Q-t FrmI 1ZvX SXXY l2y3
  qrrcrrsbrss9rrsasss9uvv0*18,
  uvv0*22,uuu0
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqf1vsn0vtq0vvt0stt7sttarsscqrrgrrscpqqhqrrfrrrbrrserssbvvv0*5,vvv2
  uvu3ppm2vtp0old2trm2vtq0vvt0rss7rss6pqqdrrs7rss9pqqdpqqbrrrarrr8rss9qqq9vvv0*4,vvv2
  uuu5jml3hji518a06bc5vtp0vsn1tuu6rrr9qrrbppqcrss6rrr8rss8qrr9qrr8*2,rrr8vvv0*4,vvv2
  uuu56ik06df618a028a2ulg2vpm2vvv0*15,vvv2
  uvv28jl13ce218a028a2ue70vqo3vvv0*15,vvv2
  vvv0*2,uuu0tuu0uuu0vvu0vvv0*16,vvv2
  vvv0sttastt8rrsesstbstt9*2,ttt9sst9rsscvvv0*12,vvv2
  vvv0uvv3vvv1*8,vvv0*12,vvv2
  vvv0*15,rstarss8rst8qsserss8uuu2uuv2vvv2
  vvv0*15,stt5tuu5stt7rst9stt5vvv0vvv1vvv2
  uvv1vvv0*21,uuu1
ended 358x283
~ IqB6 xt-H Biqo PiZq phmR dLPK pqeo xdDn PiZq Ozah Ysxc EojP zF7D AV2a U1u_ yRdC 5MCv KzpR FaMa ilAI
~ 0i2G oxh8 P0cY VZXn Ysxc ikaA oZW- Ysxc v8WB FrmI dr_E SXXY l2y3
  rrsaqrrattt3uvv0*20,
  uvv0*22,uuu0
  vvv0*8,vvv1vvv0vvv2vvv0*11,uvv2
  vvv1uuu0*2,sss0ttt0uuu0vvv0ttu6ttt8ssscrsserssbvvv0*5,sss4opqapqqcpqqauvv0vvv2
  vvv2rrr1uuu0ooo1sss1uuu0vvv0uvv1uuu5qrrgqrrfqrrcrrrdsttavvv0*3,uuu0tuu1*3,vvv0vvv2
  uuu3ooo2nnn4eee0ggg3uuu0ttt1qrrbopqdnookoppdpqqdmnnjnoohoppgoppdppqenooevvv0*4,vvv2
  uuu3kkk0iii4eee0eee1ppp1sss2stt3qqr5sss5opp8qrr5*2,tuu3ttu3tuu3*2,ttu3vvv0*4,vvv2
  vvv2lll1hhh1eee0eee1lll0sss2noo8ijkijkklghilgiilghijpqqkmnnjpqqfoppgoopioppgnopkvvv1vvv0vvv2
  vvv0*2,uuu0*3,vvv0*13,vvv2vvv0*3,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qrrgrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0rss9sssbsstdstt9ttt8sssbssscuuu2vvv0*13,vvv2
  vvv0uuu3uuu4*2,tuu6uuu3tuu6uuu3vvv2vvv0*13,vvv2
  vvv0sssdrrrcrrrbqrrgsss9rsserrsgrssfrssesssbqrreuuu4vvv0*9,vvv2
  vvv0ttt9ttt7ttu9sttasss9ttt6ttt7ttt6stt9sst8vvv0*11,vvv2
  vvv1uuu3*2,uuu4*2,uuu3uuu5uuu6uuu4ttu6tuu4vvv0*11,vvv2
  vvv0*12,stt5stt6rst8stt8tuu4stt6stt7stt5uvv1uvv2vvv2
  vvv0*12,ttu6qrs9stt9rst8stt6rtt9rtt7stt7uuv2uvv2vvv2
  uvv1vvv0*21,uuu1
settling 358x301
~ IqB6 xt-H y8yq PiZq phmR dLPK pqeo xdDn PiZq Ozah Ysxc EojP zF7D AV2a U1u_ yRdC 5MCv KzpR FaMa ilAI
~ 0i2G oxh8 P0cY VZXn Ysxc ikaA oZW- Ysxc v8WB FrmI J5f2 2O7t jKC9 dr_E SXXY l2y3
  qrr9qrrerss8uvv0*20,
  uuu0uvv0*22,
  vvv0*10,vvv2vvv0*11,uvv2
  vvv1uuu0*2,sss0uuu0*2,vvv0ttu6ttt9ssscrrserssbvvv0*5,stt4pqq8pqraqrr8uvv0vvv2
  vvv2rrr1uuu0ppp1ttt1uuu0vvv0uvv1uuu5qrrgqrrfqrrcrrrdsttavvv0*3,uuu1stt2ttt3ttt2vvv0vvv2
  uuu3ooo2nnn4eee0hhh3uuu0ttt1qrr9pqqaoppipqqbqqqcnoohoppfpqqeoppbpqqcoppcvvv0*4,vvv2
  uuu3kkk0iii4eee0eee1qqq1sss2ttt4qrr7rss7ppqarss5rss6ttt5stt5*2,ttt4stt4vvv0*4,vvv2
  vvv2lll1hhh1eee0eee1lll0sss2noo8hjjijkkkfhhlfhilfhijqqqjnoohqqqepqqfppqgpqqeoppivvv1vvv0vvv2
  vvv0*2,uuu0ttt0*2,uuu0vvv0uuu0uvv1vvv1uuu1*3,vvv1uuu1vvv1*2,uuu2uuu4vvv1vvv0*2,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qrrgrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0rss9sssbsstdstt9ttt8sssbssscuuu2vvv0*13,vvv2
  vvv0uuu3uuu4*2,tuu6uuu3tuu6uuu3vvv2vvv0*13,vvv2
  vvv0sssdrrrcrrrbqrrgsss9rsserrsgrssfrssesssbqrreuuu4vvv0*9,vvv2
  vvv0ttu8ttt7ttu9sttasss9ttt6ttt7ttt6stt9sst8vvv0*11,vvv2
  vvv1tuu5uuu3uuu4*2,uuu3uuu5uuu6uuu4ttu6tuu4vvv0*11,vvv2
  vvv1rss3qrr6oqqfqrr7pqrcqrr7pqqcqrr6pqr7pqraqrrarss5vvv0*9,vvv2
  vvv1tuu1*2,ttt3stt4ttt2ttt3*2,ttt1sst5ttt3stt4ttt3vvv0*9,vvv2
  vvv0*12,prrbnpqgnqqhoqrgqrsaoqrgoqqfoqrdtuu3uuu4vvv2
  vvv1vvv0*21,uuu1
settled 358x301
~ IqB6 xt-H c4mg PiZq phmR dLPK pqeo xdDn PiZq Ozah Ysxc EojP zF7D AV2a U1u_ yRdC 5MCv KzpR FaMa ilAI
~ 0i2G oxh8 P0cY VZXn Ysxc ikaA oZW- Ysxc v8WB FrmI xtPJ 2O7t mRrj dr_E SXXY l2y3
  qrr9qrrbstt6uvv0*20,
  uvv0*22,uuu0
  vvv0*8,vvv1vvv0vvv2vvv0*11,uvv2
  vvv1uuu0*2,sss0ttt0uuu0vvv0ttu6ttt8ssscrsserssbvvv0*5,sss4opqapqqcpqqauvv0vvv2
  vvv2rrr1uuu0ooo1sss1uuu0vvv0uvv1uuu5qrrgqrrfqrrcrrrdsttavvv0*3,uuu0tuu1*3,vvv0vvv2
  uuu3ooo2nnn4eee0ggg3uuu0ttt1qrrbopqdnookoppdpqqdmnnjnoohoppgoppdppqenooevvv0*4,vvv2
  uuu3kkk0iii4eee0eee1ppp1sss2stt3qqr5sss5opp8qrr5*2,tuu3ttu3tuu3*2,ttu3vvv0*4,vvv2
  vvv2lll1hhh1eee0eee1lll0sss2noo8ijkijkklghilgiilghijpqqkmnnjpqqfoppgoopioppgnopkvvv1vvv0vvv2
  vvv0*2,uuu0*3,vvv0*13,vvv2vvv0*3,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qrrgrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0rrsbrssdrssfsssasssbrssdrrseuuu3vvv0*13,vvv2
  vvv0vvv1vvv2*2,uuu4vvv1uuu4vvv1*2,vvv0*13,vvv2
  vvv0sssdrrrcrrrbqrrgsss9rsserrsgrssfrssesssbqrreuuu4vvv0*9,vvv2
  vvv0ttt9*2,sttassscrssattt8sst9ttt8sssbsss9vvv0*11,vvv2
  vvv1uuu3uuv2uvv3uuv2vvv2uuu3uuu4vvv3uuu3*2,vvv0*11,vvv2
  vvv1stt4qrr8oqqcqrr8pqr9pqqbpqq9qrr7opqcpqqa*2,prr9uuu0vvv0*8,vvv2
  vvv1tuu1*4,stt3tuu1*7,uvv0vvv0*8,vvv2
  vvv0*12,prrbnpqgnqqhoqrgqrsaoqrgoqqfoqrdtuu3uuu4vvv2
  vvv0*22,uuu1
cancelled 358x275
~ IqB6 xt-H qZ8j PiZq phmR dLPK t7rX 4RpM PiZq Ozah Ysxc APjl kksT AV2a U1u_ NkAo 5MCv KzpR FaMa ilAI
~ 0i2G oxh8 P0cY oZW- Ysxc v8WB FrmI YpuL J1U- ijU7 3NlB SXXY l2y3
  rrsarss8qrrcstt4uvv0*19,
  uuu0uvv0*22,
  vvv0*18,uvv0*3,vvv0uvv2
  vvv1ttt0rrr0lll4ppp0sss0vvv0sss8sttbrrreqrrfrssesst9vvv0*4,rss5oppbopqepqqbuvv0vvv2
  vvv2sss2qqq2jjj1ggg2ppp0sss2sss9sss5sss8ttt6sst5tuu2vvv0*9,vvv2
  uuu3nnn2uuu2jjj1jjj2nnn1rrr2stt6qqqaqqrdpqqbpqqgrrr6vvv0*9,vvv2
  vvv2nnn0qqq2ppp2*2,nnn1uuu1opp7ikkhlmnhhijkhjjkhjjissseqqqbrrsaqrrarrsbsss8rssavvv0*2,vvv2
  vvv2jjj2ppp5eee0kkk4rrr1ttt2sss2rrs4sss5rrr3*2,rrr4ttt6sss7uuu5uuu6sss7rssasss9vvv0*2,vvv2
  vvv0uuu0*2,ttt0uuu0vvv0*17,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrrirrrerrscqrrhqrrgttt4vvv0*13,vvv2
  vvv0*4,uvv1vvv0*17,vvv2
  vvv1rssdsstassscrsserrrdrssbrrsdsssbqrreqrrcvvv0*11,vvv2
  vvv1vut1vts1*2,vut0vts2vts1vut0*2,vut1*2,vut0*3,vvu0vvv0*7,vvv2
  vvv1urp6tqo8solctpm9solesomdtpncsolfsolbspmbrnkesolbsoldvut0vvv0*7,vvv2
  vvv0*15,qss8rss8rstbrssbrst7uuu2uuu3vvv2
  vvv0*15,tuu6rst7tuu7tuu5ttu5vvv1*2,uvv2
  uuu0*21,uuu1uvv0
only-english 358x238
~ IqB6 xt-H NfC4 PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP zF7D en2o nEOz 5MCv KzpR FaMa ilAI 0i2G
~ U988 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI 1ZvX SXXY l2y3
  rssa*2,qrraqrrdttt5uvv0*18,
  uuu0uvv0*22,
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqg1vtn0vtq0vvt0stt7sttarsscqrrgrrscpqqhqrrfrrrbrrserssbvvv0*5,vvv2
  uvu3rqn2vtp0pmc2urm1vtq0vvt0rss6stt5rss7stt6ttt5stt6ttt3vvv0*8,vvv2
  uuu5kml4ikj518a07cd5vtp0vsn1sss6pqqdqrrbpqqbsssaqqqaqqrcvvv0*8,vvv2
  uuu56ik07ef618a028a2vmh2vpn2opp7ikkhlmnhhijkhjjkhjjissseqqqbrrsaqrrarrsbsss8rssavvv0*2,vvv2
  uvv28jl13ce218a028a2ue70vpn3sss2rrs4sss5rrr3*2,rrr4ttt6sss7uuu5uuu6sss7rssasss9vvv0*2,vvv2
  vvv0uvv0stt0sst0*2,vtt0vvv0*16,vvv2
  vvv1rrreqrresssassscqqresssassseqrrevvv0*13,vvv2
  vvv0uuu6tuu4tuu5uuu5uuu4tuu4uuu4*2,tuu5vvv0uuu5uuu3uuu5stt8ttu5uuu3*3,uuu5uuu4vvv2*2,
  vvv0ttu7tuu6sttbttt7tuu7uuu5tuu6ttt6ttt9vvv0ttt8uuu4ttt6ttt9ttt5ttt8tttbttt7sttasst8vvv3vvv2
  vvv0*15,uuv0uuu1vvv0uvv3vvv1vvv0*2,vvv2
  vvv0*15,prrfqssboqrgnpqjoqrctuu2uuu3vvv2
  vvv1vvv0*21,uuu1
not-joined 358x257
~ IqB6 xt-H q_0F PiZq phmR A8hb AOCd H4B5 PiZq Ozah Ysxc hdGG -Jp8 U1u_ uIKC 5MCv KzpR FaMa ilAI 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI Ii03 L1_k SXXY l2y3
  rssarrs9rrsdrss8uvv0*19,
  uvv0*22,uuu0
  vvv0vut0vts0*3,vtt0vvv0*16,uvv2
  uuu3son1vrp0vpk0vqo0uqo1rqq3sstattt8rrrbssscqrrkqrrd*3,rrsfvvv0*6,vvv2
  tuu6jjj4vrp0vna0vqm0qnm4kmn6rss7rss5rrr6rrsbpqqcpqqbqrrarss9rrr8qrr9vvv0*5,vvv2
  uuv4glm2oml37cd1kjj4vlh1vpm3ttu6pqq7rssbstt6qrr8rss8qrraqrr8*2,sss7vvv0*5,vvv2
  uuu56hj14ac218a0cba3uf80vol3nop8hjjiklmjghilgiilgiijrssfpqqdqrrbqqrcqrrcrssaqrrdvvv0*2,vvv2
  uvv2ors4vvv19eg7stt2vts1vqo3stt1sst2ttt4sss2*3,ttu4stt5uuu3uuu4ttt5sss8stt6vvv0*2,vvv2
  vvv1*2,vvv0uvv1vvv0*2,vvv1vvv0*8,vvv1vvv0vvv1vvv0*4,vvv2
  vvv1qqrisst8rrsfsstbssserrrjrrrctttaqrrjsss8qrrgrrrcrssasst8rrrfrsscssscqrrfrssavvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0uvv2vvv1*3,vvv0uuu1vvv0uvv2vvv1vvv0vvv1*3,uuu2vvv1vvv0*3,vvv1*3,vvv2
  vvv0sttbstt8rrrfsssbsstattt8stt9stt8rsscvvv0sssctuu7sttarrsfsss9rsscrssesssarrreqrrcuvv4vvv2
  vvv0uvv0*7,vvv0*14,vvv2
  vvv1qrr9pqqbpqqcoppfpqqcnppfpqqduvv0vvv0*6,qrsaoqrfqrseoqrhoqqftuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
joined 358x257
~ IqB6 xt-H ssZ0 PiZq phmR A8hb pqeo xdDn PiZq Ozah Ysxc EojP zF7D U1u_ yRdC 5MCv KzpR FaMa ilAI 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI R3SC d6MI ifO4 1ZvX SXXY l2y3
  qrrerss8ttu3uvv0*20,
  uvv0*22,uuu0
  vvv0vvu0vvt0*4,vvv0*16,uvv2
  vvv1vtq0*2,vqf1vsn0vtq0vvt0stt7sttarsscqrrgrrscpqqhqrrfrrrbrrserssbvvv0*5,vvv2
  uvu3ppm2vtp0old2trm2vtq0vvt0rss7rss6pqqdrrs7rss9pqqdpqqbrrrarrr8rss9qqq9vvv0*4,vvv2
  uuu5jml3hji518a06bc5vtp0vsn1tuu6rrr9qrrbppqdrss6rrr8rss8qrr9qrr8*2,rrr8vvv0*4,vvv2
  uuu56ik06df618a028a2ulg2vpm2nop8hjjiklmjghilgiilgiijrssfpqqdqrrbqqrcqrrcrssaqrrdvvv0*2,vvv2
  uvv28jl13ce218a028a2ue70vqo3stt1sst2ttt4sss2*3,ttu4stt5uuu3uuu4ttt5sss8stt6vvv0*2,vvv2
  vvv1uvv1uuu0tuu1uuu0vuu0vvv1vvv0*8,vvv1vvv0vvv1vvv0*4,vvv2
  vvv1qqrisst8rrsfsstbssserrrjrrrctttaqrrjsss8qrrgrrrcrssasst8rrrfrsscssscqrrfrssavvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0uvv2vvv1*3,vvv0uuu1vvv0uvv2vvv1vvv0vvv1*3,uuu2vvv1vvv0*3,vvv1*3,vvv2
  vvv0sttbstt8rrrfsssbsstattt8stt9stt8rsscvvv0sssctuu7sttarrsfsss9rsscrssesssarrreqrrcuvv4vvv2
  vvv0uvu0*4,vvv0*17,vvv2
  vvv1psr6orpalpnflqoetuu0vvv0*9,nqqgprrdoqrgmppnnqqetuu2uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
tasks-done 358x257
~ IqB6 xt-H ic25 PiZq phmR A8hb 9CKT OVHH PiZq Ozah Ysxc jhwV HlYs U1u_ cSbB 5MCv M-1T FaMa Svg7 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI LGli d6MI ifO4 T0jV SXXY l2y3
  qrrarssbrss8rrs9uvv0*19,
  uvv0*22,uuu0
  vvv0uvv0*4,tuu0vvv0*16,uvv2
  uvv2rtt2uob0vn70srn2kop0qss2ttt8ttt7qrresssaqrrjrrrcttt6vvv0*8,vvv2
  vvv1sso2voa0vqg0ceb518a0ilm6qrrarss9sss7qqrcrrrbrss6sss6vvv0*8,vvv2
  vuu3tje0vut2vvv08df618a0ilm6sss6rrr8qrr8sss8qrr9qrr8ttt5vvv0*8,vvv2
  vuu4ue70vvu1vvv08df618a0ilm6nno7nopakllenopeqrreoppgrrsdsssbrrrbrssdqqrbqrrdqrr9vvv0*2,vvv2
  vvu2uf91vvu1vvv08df618a0mop5stt1qrr2rrr2ttu3ttt5*2,uuu4*2,uuu3ttt6rss9stt6ttt6vvv0*2,vvv2
  vvv1vvu1vvv0vvv1uuu0*2,vvv1vvv0*8,vvv1vvv0vvv1vvv0*4,vvv2
  vvv1qqrisst8rrsfsstbssserrrjrrrctttaqrrjsss8qrrgrrrcrssasst8rrrfrsscssscqrrfrssavvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0uvv2vvv1*3,vvv0uuu1vvv0uvv2vvv1vvv0vvv1*3,uuu2vvv1vvv0*3,vvv1*3,vvv2
  vvv0sttbstt8rrrfsssbsstattt8stt9stt8rsscvvv0sssctuu7sttarrsfsss9rsscrssesssarrreqrrcuvv4vvv2
  vvv0uvu0*8,vvv0*13,vvv2
  vvv1psr6osq9nqodnrpcnrp9mqofkpnjnrp9vvv0*2,vvv1oqreprrfoqqhoqrfprrenpqinpqhoqrctuu3uuu4vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
to-claim 358x288
~ IqB6 xt-H xjYp PiZq phmR A8hb KJIS REdy PiZq Ozah Ysxc aggV sxSJ U1u_ 3FGH 5MCv ziUp KzpR FaMa 7xYG
~ 0i2G oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB 51wo Ysxc fklu FrmI G3jY BAjq M6mU Ia_8 SXXY l2y3
  rss8rrs9rsscuvv0*20,
  uuu0uvv0*22,
  vvv0uvv0tuv0uqo0*2,tuu0vvv1vvv0*15,uvv2
  vvv1ptt0*2,jno1rnk1sli2suu3sss9tttarrrerssdrrscqrrirrrevvv0*8,vvv2
  vvv2prr0tpg0fih3ejk5sjf3ttt2sst5stt4stt6rss6stt5qrrbsss4vvv1vvv0*7,vvv2
  uuu6fgb3vm50spi19fh9sli2tsr3sss4oppgoppfsss8qrrbpqqenopguuu2vvv0*7,vvv2
  vvv1pst0rrm09ef3imn4sje3tuu1rrrcsss8sssbjllbikkljklhfhiifhijlmmeqqrgqqqgttt6vvv0*3,vvv2
  vvv1qtt0ptt0ppo1skf2rom2suu4rssasssarrs9qrr4rrs3sss6sss3sss2stt1ttt5*2,vvv2vvv0*3,vvv2
  vvv0*3,vts0vut0vvv0*2,rrsbpqqfpqqi*2,oppjpqqguuu5vvv0*8,vvv2
  vvv1rssettt5sttattu6ttt9sstdstt7uuu7sssbttt5stt9stt7*2,uuu4sstasst8ttt9stt8ttt7vvv0*2,vvv2
  vvv0stt7uuu4ttu8uuu5*2,tuu9tuu7uuu3tuu8uuu3ttt7uuu5uuu3uuu4uuu6uuu4*2,ttt6uuu3vvv0*2,vvv2
  vvv0rssarrrerrsgqrrfrrscqrrgqrrettt4vvv0*13,vvv2
  vvv0ttt9ttt7ssscstt9ttt8ttt7ttu7ttt8sstavvv0ttt9tuu6ttt9rrsfsss9stt9sttattt7sssbsssauvv4vvv2
  vvv0stt6uuu4*2,uuv3uuu4uuv3uuu2*2,uuu3vvv0uuu3vvv2uvv2uuu2vvv1uuu3uuu4uuv3uuu4uuu3vvv1vvv2
  vvv0stt6ssscsttasstbqrressscrrrevvv0*14,vvv2
  vvv0vus1*2,vvt0*8,vvu0vvv0*10,vvv2
  vvv1tqm5spl6splerokg*2,sqm9sqmdrojfrpkfspkfvtq4vvv0rss9prrcnpqgqrscnqqfoqreoqqftuu3uuu4vvv2
  vvv1vvv0*21,uvv1
to-claim-draws 358x296
~ IqB6 xt-H iQAK PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl kksT U1u_ NkAo 5MCv kvRc FaMa tPF7 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB LcFH Ysxc _WjF FrmI 34KA BAjq M6mU k_1U SXXY l2y3
  rss8rrs9rsscrss9rrrbttt3uvv0*17,
  uuu0uvv0*22,
  vvv0vvu0vvt0vut0vvt0*2,vvv0*16,uvv2
  vvv1vso0vol0ife7qmj1vrn0vut0sss8sttbrrreqrrfrssesst9vvv0*9,vvv2
  vvu3trq2vnj3lc836a93vm70srp3sss9sss5sss8ttt6sst5tuu2vvv0*9,vvv2
  uuu5cln3vsr3lc83gf84lkc2kqr4stt6qqqaqqrdpqqbpqqgrrr6vvv0*9,vvv2
  vvu3jkd1kpp4qmi3pmf4dln2tuu1opp7ikkhgijlnoohrrrcpqqerrsastt8rrrbsss8rssc*2,uuu3vvv0*2,vvv2
  vvu3ff93nnj728a0dhg5vol2vrq3sss2rrs4rrr4stt4stt6sst7uuu6rss9rrscrrrbsst9sstcuuu4vvv0*2,vvv2
  vvv0uuu0*2,sst0stt0vuu0vvv0*16,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0vvv1vvv0*12,vvv1vvv0*7,vvv2
  vvv0sstcsst9qrrgssscsssbttt9sstasssarrrdvvv0rssdttt8sssbqrrgrssarsscrssesssarrreqrrduuv5vvv2
  vvv0rssfrrrgrrrbrssdqqrjrrrdvvv0*15,vvv2
  vvv0vvu0*12,vvv0*9,vvv2
  vvv1sql6spk7rpkdspkesqlfrojftqmasplesqlcrojgspkgsqlbvvt0vvv0*8,vvv2
  vvv0vvu0vvt0*9,vut0*2,vvv1vvv0*3,vvv1vvv0*4,vvv2
  vvv0*11,tuu3qrsdoqreoqrinpqiqsscoqqeoqre*2,tuu3uuu3vvv2
  uvv0vvv0*21,uuu0
to-claim-several 358x279
~ IqB6 xt-H m0Vj PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl kksT U1u_ NkAo 5MCv KzpR FaMa ilAI 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB LcFH Ysxc _WjF FrmI uAvP BAjq M6mU L_73 SXXY l2y3
  rss8rrs9rsscrss6rssa*2,uvv0*17,
  uuu0uvv0*22,
  vvv0vvu0vvt0vut0vvt0*2,vvv0*16,uvv2
  vvv1vso0vol0jfe7qmj1vrn0vut0sss8sttbrrreqrrfrssesst9vvv0*9,vvv2
  vvu3trq2vnj3lc836a93vm70srp3sss9sss5sss8ttt6sst5tuu2vvv0*9,vvv2
  uuu5cln3vsr3lc83gf84lkc2kqr4stt6qqqaqqrdpqqbpqqgrrr6vvv0*9,vvv2
  vvu3jkd1kpp4qmi3pmf4dln2tuu1opp7ikkhlmnhhijkhjjkhjjissseqqqbrrsaqrrarrsbsss8rssavvv0*2,vvv2
  vvu3ff93nnj728a0dhg5vol2vrq3sss2rrs4sss5rrr3*2,rrr4ttt6sss7uuu5uuu6sss7rssasss9vvv0*2,vvv2
  vvv0uuu0*2,sst0stt0vuu0vvv0*16,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0vvv1vvv0*12,vvv1vvv0*7,vvv2
  vvv0sstcsst9qrrgssscsssbttt9sstasssarrrdvvv0rssdttt8sssbqrrgrssarsscrssesssarrreqrrduuv5vvv2
  vvv0rssfrrrgrrrbrssdqqrjrrrdvvv0*15,vvv2
  vvv0*22,vvv2
  vvv1tqm5sql7splaspldsplespkespkfuso5vvv0*2,qssaoqqgoqqkoqrioqreqsscnpqfoqqf*2,tuu3uuu3vvv2
  vvv1vus0*7,vvt0vvv0*6,uuu3vvv0*6,uvv2
  uvv1vvv0*21,uuu0
to-claim-beside-draws 358x296
~ IqB6 xt-H meEN PiZq phmR A8hb t7rX 4RpM PiZq Ozah Ysxc APjl kksT U1u_ NkAo 5MCv kvRc FaMa tPF7 0i2G
~ oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB LcFH Ysxc _WjF FrmI nfNH BAjq M6mU GwMR SXXY l2y3
  rss8rrs9rsscrss8rrsbrss8qrrarrrcuuu1uvv0*14,
  uvv0*22,uuu0
  vvv0vvu0vvt0uts0vut0vvt0vvv0*16,uvv2
  vvv1vro0vok1jfd7oki1vqm0vut0sss8sttbrrreqrrfrssesst9vvv0*9,vvv2
  uuu3srq3vnk3lc836a94vm70rrp3rrsarrr7rrrbsss8rss8ttt3vvv0*9,vvv2
  uuu5blm2uts3lc83gf84jkd2kqr4ttt5rrr8rrraqrr9qrrdrss5vvv0*9,vvv2
  vvu3kkc1kpp4qmj3png4emn3tuu1nop8hjjifhimmnniqrreoppgrrrcrssaqrrerrr9rrreqrrfuuu4vvv0*2,vvv2
  vvv2eea4nmj718a0cgg5vok2vrq3stt1sst2sss2ttt3ttt5*2,uuu4stt6sss9rss9ttt6ttt9vvv3vvv0*2,vvv2
  vvv1*2,vvv0tuu1uuu0vvv0vvv1vvv0*8,vvv1vvv0vvv1vvv0*4,vvv2
  vvv1qqrisst8rrsfsstbssserrrjrrrctttaqrrjsss8qrrgrrrcrssasst8rrrfrsscssscqrrfrssavvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0uvv2vvv1*3,vvv0uuu1vvv0uvv2vvv1vvv0vvv1*3,uuu2vvv1vvv0*3,vvv1*3,vvv2
  vvv0sttbstt8rrrfsssbsstattt8stt9stt8rsscvvv0sssctuu7sttarrsfsss9rsscrssesssarrreqrrcuvv4vvv2
  vvv0rssfrrrgrrrbrssdqqrjrrrdvvv0*15,vvv2
  vvv0vvu0*19,vvv0*2,vvv2
  vvv1sql6rok9rpkfsqmbspkdrpkdsplesqlbtrn6rpkgrpkespkfrpkcsqmbsplfspkf*2,rpkfusp5vvv0*2,vvv2
  vvv0vvu0*16,uut1vut2vvu0vvv0*2,vvv2
  vvv0*17,qssbprrcoqrdtuu3uuu3vvv2
  uvv0vvv0*21,uuu0
to-claim-ended 358x279
~ IqB6 xt-H 4JFS PiZq phmR dLPK QD89 RXoc PiZq Ozah Ysxc yIe4 M42Z AV2a U1u_ fWuc 5MCv KzpR FaMa ilAI
~ 0i2G oxh8 P0cY VZXn Ysxc ikaA oZW- Ysxc v8WB FrmI 6JWj BAjq M6mU eIXz SXXY l2y3
  rss8rrs9rsscrss7qrrastt7uvv0*17,
  uuu0uvv0*22,
  vvv0ttt1ppp0*2,ttt1vvv0*13,uvv0*3,vvv0uvv2
  uuu4jjj4mmm0*2,rrr5nnn4vvv1ttt3stt9rrseqrrhrssfqqrgrrrfqrrerrretuu5rss5oppbopqepqqbuvv0vvv2
  vvv2ooo3rrr0*2,ttt0uuu0*2,rss8stt4rrr7stt6qrrerrr8qrr9stt5stt7rss7ttt3vvv0*4,vvv2
  vvv2ooo2sss0ttt0*3,uuu0rss8qqrdqqreqrraqqrcqqr9qrrbpqq9oppeqrrastt6vvv0*4,vvv2
  uvv3ppp2sss0ttt0*2,rrr0uuu0nop8hjjiklmjghilgiilgiijrssfpqqdqrrbqqrcqrrcrssaqrrdvvv0*2,vvv2
  vvv1rrr1ttt0sss0mmm1lll0ttt2stt1sst2ttt4sss2*3,ttu4stt5uuu3uuu4ttt5sss8stt6vvv0*2,vvv2
  vvv0*4,uuu0*2,vvv0*16,vvv2
  vvv1pqqksst8rrrgsstbssseqrrkrrrcsttaqrrjsss8qqrhrrrdrssasst8qrrgrrrcsssdqrrfrssbvvv0*2,vvv2
  vvv0qrrcqrrgqrriqrrfrrscqqriqrrgttt4vvv0*13,vvv2
  vvv0uvv2vvv0*6,vvv1vvv0*13,vvv2
  vvv0sttbrssbrrrbqrrfsss9rsserssfssserssesttarrsduuu3vvv0*9,vvv2
  vvv1rssdsssbrssdrrsfqrrdrssbrrsdsssbqrrfqrrcvvv0*11,vvv2
  vvv0*22,vvv2
  vvv1tqm5sql6splfrpke*2,sqlbtqmbrojgspkerpkevus1vvv0sttaprrcnpqgqrscnpqfoqqf*2,tuu3uuu3vvv2
  vvv1vus0*10,vvu0vvv0*10,uvv2
  uvv1vvv0*21,uuu0
stake-maximum 358x218
~ IqB6 xt-H qtZx PiZq PiZq SKc6 I5A2 ltVz eYXV 4TY1 nx8T
  rrs9rrsbrss9qrrbrssbrss9uvv0*17,
  uvv0*23,
  lnnimnnimoommoojmnnfnppbmnojnopgnppenoofstt3uvv0*12,
  uvv0*23,
  uuu0acd0*2,egh4tuu1dfg37ab0kll4uuu0fhh47ab0hjj4uvv0*11,
  rss68ab5opp0qqr1hij6bde5pqq24784hjjb8bc5qqr169a4npp6uvv0*10,
  rrr458935892ikk5bde6kmm6uvv0acd6589dhjj6uvv0egg6hjj6uvv0*10,
  uuu1uuu0pqq65896dfg6hij6uuu069a5bdeddfg6uvv0acd6kmm6rss5pqq7pqq3lnn3nop3rss1uvv0*4,
  klm679a15891fhh6qrr3589369a2acd5sss3689379a17ab4tuu1jllchjjgjkl8eghdhjjeuvv0*5,
  uvv0rss1*2,uvv0*2,tuu0qrr0uuu0uvv0uuu0qrr0uuu0uvv0tuu0uuu0tuu0ttt0uuu0uvv0*5,
  uvv0*23,
  noorpqqcopqkpqqfpqqhopphppqkopphqqrfpqqlpqqjnoofoppiopploppdqrranoomopploppnpqqjnoohrrs7uvv0
  pqqdqrrbqrrersscqrr9rrrcpqrcqqrdsss4uvv0*14,
  qrr9rssbqrrbqrrcpqqcqrrbpqqfqrrasss7uvv0*14,
stake-pool 358x185
~ IqB6 xt-H tegf PiZq PiZq Oj2b pUWQ hZdD W-9v 4TY1 nx8T
  rrs9rrsbrss9rssauvv0*19,
  uvv0*23,
  pqq3fhh0nop3jll3gii2uuu1tuu1fhi2kmm3pqq3egh1qqr3kmm3fhi2tuu1uvv0*8,
  hjk6gii4opq7egg7kll6lmm6jkl6mnn6cef79cdfsss39cdfcef7lnn6jkl6uvv0*8,
  rrs4lmm6dfgcegh6klm6jkl7hjj7mno6cef79cdfstt39ccfcff7mnn6ikk8qrr8opq7opp6stt2uvv0*4,
  lmn4egg1qrr3ikk4fhi2moo5noo5fhh2jll4pqq3dfg1pqq3jll4fhh2ttt2nooalmnbnopatuu3uvv0*4,
  tuu0uuu1uvv0*2,uuu1uvv0*18,
  mnoimoohlnnjnoohnooiuvv0*18,
  uvv0*23,
  noorpqqcopqkpqqfpqqhopphppqkopphqqrfpqqlpqqjnoofoppiopploppdqrranoomopploppnpqqjnoohrrs7uvv0
  pqqfqqrepqqhqrreqrraqrrepqqepqqfsss5uvv0*14,
  rrs7rss8rrs7rssapqqarrr8pqqdqrr7sst6uvv0*14,
stake-long 358x143
~ IqB6 xt-H fukM PiZq PiZq DlZ8 -Nu5 0B6h W-9v 4TY1 nx8T
  rrs9rrsbrssarrs9uvv0*19,
  uvv0*23,
  mnnclmn8klm9rrs6noobikk9ikkbpqq4hjkehjjflmn9ijkekmmfmoo7rss5mooblmnastt3ttt2uvv0*4,
  moo4moo5opp6pqq8nop6opp6moo7opp7qrr5opq6*2,noo7noo5moo5oppbmoo5noo3pqqdqrr9uvv0*4,
  moogoppfpqqcoppfoppguvv0*18,
  tuu3stt3rrs6stt2stt3uvv0*18,
  oppnqrr9qrrfrrrbqrrdpqqeqqrfpqqcrsscqrrf*2,qqraqrrcpqqgpqqasst5pqqhqqrgpqqjrrsdpqqdsss5uvv0
  sss6ttt4stt5ttt4tuu4ttt3ttt6stt6ttt2ttt5tuu4sss5stt5ttt4ttt3stt4*2,ttt4*2,ttt5stt4tuu1uvv0
  opphoppinoplopplmoohoppkmnolnoojqrrauvv0*14,
stake-mine 358x185
~ IqB6 xt-H 1jS5 PiZq PiZq Oj2b pUWQ hZdD W-9v 4TY1 KK3C
  rrs9rrsbrss9qrrauuu0uvv0*18,
  uvv0*23,
  pqq3fhh0nop3jll3gii2uuu1tuu1fhi2kmm3pqq3egh1qqr3kmm3fhi2tuu1uvv0*8,
  hjk6gii4opq7egg7kll6lmm6jkl6mnn6cef79cdfsss39cdfcef7lnn6jkl6uvv0*8,
  rrs4lmm6dfgcegh6klm6jkl7hjj7mno6cef79cdfstt39ccfcff7mnn6ikk8qrr8opq7opp6stt2uvv0*4,
  lmn4egg1qrr3ikk4fhi2moo5noo5fhh2jll4pqq3dfg1pqq3jll4fhh2ttt2nooalmnbnopatuu3uvv0*4,
  tuu0uuu1uvv0*2,uuu1uvv0*18,
  mnoimoohlnnjnoohnooiuvv0*18,
  uvv0*23,
  nooooppboppfnookopqjopphqqrboppfoppkpqqeoppgpqqguuu0uvv0*10,
  uvv0*23,
  uvv0*23,
stake-won 358x181
~ IqB6 xt-H 8FCg PiZq PiZq f7S9 Oj2b z703 hZdD 4TY1 nx8T
  rrs9rrsbrss9sss8uvv0*19,
  uvv0*23,
  mnnkoppanooflmnokmmkmoofrrs8uvv0*16,
  uvv0*2,uuu0uvv0*4,uuu0*2,uvv0uuu0uvv0*12,
  qrr3cff5pqq3lmm6*2,uvv0rss4egg3cef9ijk6cef4hjj6uvv0*11,
  bde7dfg6jll6bdeajll8uuu0uvv0rrr3egh9bdeduvv0bdeduvv0*11,
  dgg8hjj3dfgafhh07ab5ijk7lmn769a4hjk4fhh8gii3egh8mnofklmhjkljnop9uvv0*7,
  uuu0qqr1uuu0uvv0stt1nop6opp5qrr0rrs0uuu0qrr1uuu0ttt1stt1*2,tuu1uvv0*7,
  sss9tuu1tuu3ttt3tuu2stt5ttt4tuu1tuu4tuu3ttt4tuu1ttt3stt4ttt2tuu1stt7stt5sst7tuu3ttt4uuu0uvv0
  qqrhqrrapqqgrrsbqrrfqrrbqrrgpqqfrrrbqrrhqrrfoppeqqreqqrgpqrbrss8pqqeqrrf*3,oppdrss6uvv0
  noojoppinoplpqqjoppfoppjnooj*2,qrr9uvv0*14,
  uvv0*3,tuu1sss4uvv0rss7uvv0*16,
only-english-page 358x228
~ IqB6 xt-H MixT PiZq HLbz Jf8j WXL6 PiZq PiZq 2fTo Gxn4 8Vs- NHmy elJy eLma 8Vs- NHmy elJy sAZ1 8Vs-
~ NHmy
  rssa*2,qrraqrrdrss9qrrattt3uvv0*16,
  uuu0*23,
  ttt1qrr8rss3rss6qrr9rss3*2,qrr7sst2rss5qrr6rss4stt3stt4rss5qrr5rss3rss6rss4tuu0*4,
  ttt1pqrapqq8qrr8pqrcqrrbpqqbqrraqrr6qrr8qrraqrr9qrraqrs9pqqbrss5pqqdpqrcrrs8tuu0*4,
  uuu0*23,
  vvv0*22,vvv2
  vvv0nopknookoppjuuu3vvv0*15,uvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0nooqnopnoppnmnoiqqrfopqhoppmoppgvvv0*11,uvv3vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqgmnnippqguuu5vvv0*15,uvv3vvv0vvv2
  vvv0*22,uvv2
  uuu0*22,uvv0
skeleton 358x165
~ IqB6 xt-H mY7M PiZq phmR A8hb SZm6 PiZq hCNB MiCb hCNB MiCb hCNB 0i2G hCNB
  qrrbqrrarrsauuu0uvv0*19,
  uuu0uvv0*22,
  vvv0uuu0*5,vvv0uvv0uuu0*5,vvv0*9,uvv2
  vvv1rss0*5,tuu0ttt0rss0*5,tuu0*5,uuv0vvv0*3,vvv2
  vvv1rss0*5,tuu0ttt0rss0*10,tuu0vvv0*3,vvv2
  vvv1rss0*5,tuu0stt0rss0*7,vvv0*7,vvv2
  vvv1rss0*5,tuu0uuu0stt0*6,ttt0vvv0*7,vvv2
  vvv1rss0*5,uuu0vvv0*15,vvv2
  vvv0uuu0*5,uvv0*13,vvv0*3,vvv2
  vvv1ttt0stt0*17,uvv0vvv0*2,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
none-of-this-kind 358x282
~ IqB6 xt-H c_Qw PiZq v-Rx OFQG jJs9 NkMN sl2w NZjV
  rssarss8rss9rssbrss9rrscttt3uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv08df618a0*3,9eg5ptt0*10,imn518a0*3,28b1qrr4vvv2
  vvv039b618a0*2,29b1mqq3ptt0*4,rrn0sph0ptt0*4,pst08eg418a0*3,mop6vvv2
  vvv039b618a05bd2lpp2ptt0*5,rql0toe0ptt0*5,oss1afh318a0*2,mop6vvv2
  vvv0fjl4jno1pst0ptt0*5,rtu0tuu0tuv0suu0ptt0*6,mpq1fkl0qrs3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuu0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*2,mnnknoojoopeoppelmninoojpqqdmnodoppepqqdmnoeoppdnoojnoocqrrclmnmmnnioopgttt5vvv0vvv2
  vvv0*2,uuu3*2,vvv1uuu2uuv2uvv2uuu3*2,uuu2vvv1tuu2vvv1*2,uuu2vvv1vvv2uvv1uuu3vvv0*2,vvv2
  vvv0*2,rssgqrrirrscsttbrss7rssfsttbrrsdqrrdrssbsstcqrresttaqrrdttt9rrrerssbrssduuu2vvv0vvv2
  vvv0*6,vvv2qrrhttt8rrrerssarsscqrrersscqrrhtuu5vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
none-at-all 358x282
~ IqB6 xt-H Vf_g PiZq v-Rx OFQG jJs9 NkMN sl2w EA1y
  rssarss8rss9rssduvv0*19,
  uvv0*22,uuu0
  vvv0*2,tuu0*3,uuu0vvv0*10,uvv0tuu0*3,uuu0vvv0uvv2
  vvv06ce618a0*3,afh5ptt0*10,jno518a0*4,pqr5vvv2
  vvv039b618a0*2,39b2nqr2ptt0*4,rrm0tpg0ptt0*4,pst09fg518a0*3,mop6vvv2
  vvv039b618a06ce2mpq2ptt0*5,rrm0tpf0ptt0*5,pst0chi318a0*2,mop6vvv2
  vvv0glm3kop1pst0ptt0*5,rtu0tuv0uvv0suu0qtt0ptt0*5,nqr1glm0qss3vvv2
  vvv0qtt0ptt0*6,rtu0vvv0*4,tuv0ptt0*7,uuv0vvv2
  vvv0qtt0ptt0*6,uvv0vvv0*5,qtt0ptt0*6,uuv0vvv2
  vvv0jpq2emo0*6,gop0hop0*5,fno0emo0*5,fno0tuu1vvv2
  vvv0*22,vvv2
  vvv0*2,lmnmmnnlnoogoppfklmkmnoloppelmnfnoogppqelmmfoppfmnnklnndpqqelmmolmmknooittt6vvv0vvv2
  vvv0*3,vvv2vvv0vvv1vvv2vvv0vvv1*3,vvv0*5,vvv1vvv2vvv0*4,vvv2
  vvv0*3,rssfrrrdsttarrsersserssbsssbrsscrrrfrsscsttbrssdstt8rrserrsfsssbuuv2vvv0*2,vvv2
  vvv0*7,uuu2qrrfqrrgrrsgqrrkrsscrssfttt8vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
results 358x358
~ IqB6 xt-H CJIK PiZq PiZq 2Mmd 7Ev5 H1l3 phmR A8hb 9CKT OVHH PiZq Ozah Ysxc jhwV HlYs U1u_ cSbB 5MCv
~ ziUp KzpR FaMa 7xYG 0i2G oxh8 P0cY b1tq Ysxc ikaA 7Q-t oZW- Ysxc v8WB FrmI 2Hbn SXXY l2y3 R9qm ehv-
~ J_1H SBa5 oGU8 iDVv -FLa NUHA
  rss8qrrettt3uvv0*20,
  uuu2uuu1uuu0uvv0ttt2uuu0uvv0*17,
  rssbrss8rssdrssbqrreuuu1uvv0*17,
  uvv0*22,uuu0
  vvv0uvv0*4,tuu0vvv0*16,uvv2
  uvv2rtt2uob0vn70srn2kop0qss2ttt8ttt7qrresssaqrrjrrrcttt6vvv0*8,vvv2
  vvv1sso2voa0vqg0ceb518a0ilm6qrrarss9sss7qqrcrrrbrss6sss6vvv0*8,vvv2
  vuu3tje0vut2vvv08df618a0ilm6sss6rrr8qrr8sss8qrraqrr8ttt6vvv0*8,vvv2
  vuu4ue70vvu1vvv08df618a0ilm6rrrcsss8sssbjllbikkljklhfhiifhijlmmeqqrgqqqgttt6vvv0*3,vvv2
  vvu2uf91vvu1vvv08df618a0mop5rrrbqrrcqqrbpqq7qqr5rrr8rss3sss2stt1ttt5*2,vvv2vvv0*3,vvv2
  vvv0*4,uuu0*2,vvv0rss9qrrdrrrhqrrgpqqhqrreuuu5vvv0*8,vvv2
  vvv1rrrgttt6sstcttt8tttbrssfsss8tuu8rssettt6sstbsss9sst8uuu4ssscsss9tttasssastt8vvv0*2,vvv2
  vvv0ttt6uuu5ttt8uuu5*2,ttt8ttu7uuu2uuu5uvv2ttu6uuu3uvv2uuu3uuu4uvv2uuu3uuu5uuv2vvv0*2,vvv2
  vvv0sss9rssd*2,rssesssbrsserssctuu4vvv0*13,vvv2
  vvv0sttastt8rrsesstbstt9*2,ttt9sst9rsscvvv0sssattu7sttaqrrgrssasssassscstt9rssdrrscuuv5vvv2
  vvv0uvv3vvv1*8,vvv0vvv2vvv1*3,vvv0vvv1*5,vvv0vvv2
  vvv0*14,rstarss9stt8rssbqss9rst7uuu2uuv2vvv2
  vvv0*14,ttu4stt5tuu4tuu6ttu5*2,vvv1*2,vvv2
  uvv0vvv0*21,uuu0
  uvv0*23,
  uvv0*6,tuu2uvv0tuu2stt7ttt3ttt4*2,rss7uvv0tuu3uuu0uvv0*6,
  uvv0*6,tuu2uvv0tuu1stt6stt3ttt5stt6*2,uvv0tuu3uuu0uvv0*6,
  uvv0*23,
results-none 358x365
~ IqB6 xt-H Fgwp PiZq z7Lk kaG9 OFQG jJs9 NkMN cRab e0rq BpXI NLDH
  rss8qrresss7rssastt5uvv0*18,
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
  vvv0*3,nopgmnojmnnhoopemnnmlmnknopinoperrralmnpmnofoppdkmmqmnoilmmcpqqgvvv0*3,vvv2
  vvv0*9,ttt3sss7stt6stt5uuu2vvv0*8,vvv2
  vvv0*8,stt7oopdppqfpqqgoppcrssbvvv0*8,vvv2
  vvv0*2,qrreqrrgsstbrrserrrgrss9rssfrrrdqrrfrrrcsssaqrrfstt8rssdrrresttbrrresssettu6vvv0vvv2
  vvv0*7,vvv2ttt8stt9ttt6sssestt8ttt7vvv2vvv0*7,vvv2
  vvv0*8,uuu5ttt7uuu4*4,vvv2vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0*7,uuu5ttt4*2,uuu1sss6ttt4uuu1*2,vvv4vvv0*6,vvv2
  vvv0*7,uvv6rssaqrrdrrrapqqeqrrcpqqeuuu4uvv6vvv0*6,vvv2
  vvv0*7,vvv1uvv0*6,uvv1vvv0*7,vvv2
  vvv1vvv0*21,uuu1
results-elsewhere 358x420
~ IqB6 xt-H pASE PiZq z7Lk kaG9 OFQG jJs9 NkMN cRab e0rq BpXI Amrv NLDH
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
  vvv0*3,nopgmnojmnnhoopemnnmlmnknopinoperrralmnpmnofoppdkmmqmnoilmmcpqqgvvv0*3,vvv2
  vvv0*9,ttt3sss7stt6stt5uuu2vvv0*8,vvv2
  vvv0*8,stt7oopdppqfpqqgoppcrssbvvv0*8,vvv2
  vvv0*2,qrreqrrgsstbrrserrrgrss9rssfrrrdqrrfrrrcsssaqrrfstt8rssdrrresttbrrresssettu6vvv0vvv2
  vvv0*7,vvv2ttt8stt9ttt6sssestt8ttt7vvv2vvv0*7,vvv2
  vvv0*8,uuu5ttt7uuu4*4,vvv2vvv0*7,vvv2
  vvv0*22,vvv2
  vvv0uvv0tuu0*18,uuu0vvv0vvv2
  vvv05ce619c0*4,4ce66df86dfa4ce75de95ce64bd55ce66dfc5ce619c0*5,oqq5vvv2
  vvv03bd619c0*4,6dfb7ege8ege6dfa7dfd7egc6dfd7efb8egf8egc19c0*5,mpp6vvv2
  vvv07eg53bd0*4,5de57ef66df77ef67eg65de56df57ef87ef7*2,3bd0*5,prr4vvv2
  vvv0*7,uvv2uvv0*6,uvv1vvv1vvv0*6,vvv2
  vvv0*7,uvv7pqqeoppiqrrbnookppqhoppfuuu5uvv7vvv0*6,vvv2
  vvv0*7,uuv3uvv0*6,uvv1vvv2vvv0*6,vvv2
  vvv0*22,uvv2
  uuu1uvv0*20,uuu1uvv0
results-failed 358x108
~ IqB6 xt-H V4ap PiZq fQZs NxsB Z6hQ QAsr
  rss8qrrerss8qrrdrss8uvv0*18,
  uuu0uut0*21,uuu0
  vtr0urp4vsq1vsq3urp5vsq1*2,vsq3vsq1usq2vsq0vsq2urp4vsq1usq3usq2vsq1*2,usq3vsq1vtr0*3,
  vsr1spmbsom8tqo7spmbspnaspm9spnaspncspnatqo8tqnctqnatpnatpm9tpn9uqo9spmatqnatpn9vsr1vtr0*2,
  usr4usq3qpo8qpnasqp9qpnaqpoaqpndqpnausq3usq5vtr0*12,
  usr3usq2srp3srp4srp2srp3sqp3sqp4srp4usq1usr4vtr0*12,
  vts0vtr0*21,vts0
