team-phases-open 580x342
~ WwRR k9wt fZQt rk_K oJLU Lt9O gZd6 KrH2 hw_u wER5 oe8p RO9f E2bM FqXm TQtU uqkH pG9O x1XV gqiM BaeC
~ 9waJ 0TfY cpo8 rk_K hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY 53KY 8qM5 E-hI RXYg
  rrs9rssbrrsbrrs9rss6qrrarss8uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0mpq4hlm5qrs0*5,uuu0stu3bhj5qss1qrs0*3,tuu0uvv0*2,cij4rtt3uvv0*6,stt4*2,uvv0*6,vvv0*2,uvv3
  vvv0stu1qss2vvv0*7,oqr2vvv0*7,orr2uvv1vvv0*6,uuu1*2,vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrssessscvvv0*3,vvv1rssfrssirrsgsstattu5vvv0*3,rrsgtttarsscsssaqrrdrss9vvv0*2,stt8rrrcrssbrssattt8vvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*25,vvv1vvv0uuu3
  uuu0uvv0*34,uuu0*2,
  tuu0pqq8stt1rss3rss4sst2rss4qrr7rss6rss5rss3rss6rss5rss4sst3rss5rss6qrrarss6rss4rss5*2,stt2tuu0*14,
  tuu0pqq6stt1pqr8qrrdqrr7qrrarssaprrdqrra*2,qrr8pqrbrss4rss5rss6qrr5rss7qrrb*2,qrs9qrrbqrr8tuu0*14,
  tuu0*2,rss4pqqeqrr8rss6pqqeqrr8pqraprrfpqqerss6tuu0*25,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-phases-upcoming 580x342
~ WwRR k9wt 9biJ rk_K oJLU Lt9O gqiM KrH2 DNaj wER5 gqiM RO9f Taq4 FqXm gqiM uqkH B6HR x1XV gqiM BaeC
~ 9waJ 0TfY cpo8 rk_K hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY eJ6- vNqL E-hI RXYg
  rrs9rssbrrsbrrs9rss6rrscrrs9rssdrss6uvv0*28,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0ttt4stt4uvv0*6,uuu1rrs6uvv0*7,rss5tuu1uvv0*6,stt4*2,uvv0*6,vvv0*2,uvv3
  vvv0uvv1uuu1vvv0*7,ttt2vvv0*7,ttu2vvv0*7,uuu1*2,vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrsserssbuuu3vvv0*2,vvv1rssfrssirrsgsstattt7vvv0*3,rrsgsttbrrsfssscrrresssauuu3vvv0stt8rrrcrssbrssattt8vvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*25,vvv1vvv0uuu3
  uuu0uvv0*34,uuu0*2,
  tuu0pqq8stt1rss3rss4sst2rss4qrr7rss6rss5rss3rss6rss5rss4rss5rss6*2,qrrarss6rss4rss5*2,stt2tuu0*14,
  tuu0pqq6stt1pqr8qrrdqrr7qrrarssaprrdqrra*2,qrr8pqrbrss4rss6rss5qrr5rss7qrrb*2,qrs9qrrbqrr8tuu0*14,
  tuu0*2,rss4pqqeqrr8qrr9qrrarss6oqqfpqqcpqqbtuu0*26,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-phases-frozen 580x342
~ WwRR k9wt Srw0 rk_K oJLU Lt9O 9uwf KrH2 FHVj qDay wER5 9uwf RO9f FHVj zCpo FqXm TQtU uqkH pG9O x1XV
~ gqiM BaeC 9waJ 0TfY cpo8 rk_K hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY 9JNt WJwe E-hI RXYg
  rrs9rssbrrsbrrs9rss6rrsbqrr8tuu3uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0orp3hnl3qsr0*6,psr1dlh3qsr0*6,qss1cij4rtt3uvv0*6,stt4*2,uvv0*6,vvv0*2,uvv3
  vvv0tuu1rts1vvv0*7,psr2vvv0*7,orr2uvv1vvv0*6,uuu1*2,vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrssesttavvv0*3,vvv1rssfrssirrsgsssdtuu5vvv0*3,rrsgtttarsscsssaqrrdrss9vvv0*2,stt8rrrcrssbrssattt8vvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*25,vvv1vvv0uuu3
  uuu0uvv0*34,uuu0*2,
  tuu0pqq8stt1rss3rss4sst2rss4qrr7rss6rss5rss3rss6rss5*3,rss6*2,qrrarss6rss4rss5*2,stt2tuu0*14,
  tuu0pqq6stt1pqr8qrrdqrr7qrrarssaprrdqrra*2,qrr8pqrbrss5qrr7rss5qrr5rss7qrrb*2,qrs9qrrbqrr8tuu0*14,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*26,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-phases-settled 580x342
~ WwRR k9wt xu3H rk_K oJLU Lt9O 9uwf KrH2 FHVj qDay wER5 9uwf RO9f FHVj zCpo FqXm 9uwf uqkH FHVj 5w0l
~ x1XV 9uwf BaeC FHVj HLvz 0TfY cpo8 rk_K hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY 9JNt WJwe
~ E-hI RXYg
  rrs9rssbrrsbrrs9rss6qrr9qrrastt6uvv0*29,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0orp3hnl3qsr0*6,psr1dlh3qsr0*7,eli3orq2qsr0*6,iol3jom3qsr0*6,sts1vvv0uvv3
  vvv0tuu1rts1vvv0*7,psr2vvv0*7,qsr2vvv0*7,stt1tut1vvv0*8,uvv3
  vvv0rssapqqeqqrhrrrfvvv0*5,oppksstbvvv0*6,qqqdpqqiopphoppgvvv0*4,rss9oppgoppjvvv0*7,uvv3
  vvv0tuu5rssgrrsgrssesttavvv0*3,vvv1rssfrssirrsgsssdtuu5vvv0*3,rrsgtttarsscsssaqrrhsttdttt8vvv0stt8rrrcrrsdrssersscvvv0*5,uvv3
  vvv0uuu4sss8ttt8ttt7stta*2,ttt8stt9uuu4sttastt7stt8ttt7ttt8vvv1vvv0*2,sttattt9tttasttdstt8ttt7tttbttt6ttt7sstbttt5sst8ttt7sssbvvv0*4,uvv3
  vvv0uuu4stt7ttu6tuu5uuu4*3,uuu3vvv1ttt8stt7stt8tuu6uuu3vvv0*3,uvv2uuu3*2,uuu4uuu3*2,uuu4uvv2vvv1uuu3uuu2uuu3uuu4uuu3vvv0*4,uvv3
  vvv0uuu4sss9ttt9vvv0*5,vvv1sttattt8tttattt7vvv0*22,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu0
  vvv0ttt8pqqgttt6rrs7sss9sssdsss8tuu5vvv0*25,vvv2vvv0uvv3
  vvv0uuu3stt8ttt7rrr8ttt7stt9sssauuu3vvv0*25,vvv1vvv0uuu3
  uuu0uvv0*34,uuu0*2,
  tuu0pqq8stt1rss3rss4sst2rss4qrr7rss6rss5rss3rss6rss5*3,rss6*2,qrrarss6rss4rss5*2,stt2tuu0*14,
  tuu0pqq6stt1pqr8qrrdqrr7qrrarssaprrdqrra*2,qrr8pqrbrss5qrr7rss5qrr5rss7qrrb*2,qrs9qrrbqrr8tuu0*14,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*26,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjpqqd*2,qrr6tuu0*14,
  tuu0*2,stt3qrr9rss8rrs8rss5*2,qrr7*2,rss6rrs6rss5rss6qrs7rss5rss7rss6qrrbqrr7stt2tuu0*16,
  tuu0*2,ttt0qrr8rss8qrr9rss5rss7qrr7qrr9rss6qrr6rss5qrs7rss7qrr8*2,rss6qrr9qrr8rss6tuu0*16,
  tuu0*36,uuu0
team-left 580x72
~ WwRR k9wt 93AZ rk_K xWV6 Yo7-
  rrs9rssbrrsattt4uvv0*33,
  uuu0*37,
  ttt0rss5stt4rss4stt2*2,sst2stt1stt0stt1stt2ttt1stt1rss5stt3stt2stt1rss5stt1*3,stt2rss5stt2sss2rss4sst3tuu0*10,
  tuu0pqqdpqrcpqqapqrcpqqgqrr7pqqdqrrbpqqcpqqepqrcpqqcrss9pqqfqrrcpqqfpqqcopqdqrr9pqqbqrrd*2,qrrapqqbpqqe*2,ttt0tuu0*9,
  tuu0*36,uuu0
team-find-visitor 580x990
~ WwRR k9wt dTx1 rk_K a7wQ w7NQ BW8U XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK h2b4 5BMf rk_K QfYQ Gfhv Prf- Z8x_ 4ieb xGMw c3ql CNim hLT_ eswC tbmp 1R79 w0le V-bG hdH5 cd0S
~ V-bG GdD6 bxyY lQK_ HSmp Prf- zETx 4ieb xGMw M9HU CNim k75w eswC SG9I 1R79 9yuL V-bG hdH5 cd0S V-bG
~ GdD6 P0Ur HSmp Prf- gWl- EyYl xGMw 4US6 CNim 1qXX eswC LSvv 1R79 YUif V-bG hdH5 1d2r V-bG 200J Wrz7
~ HSmp Prf- Z8x_ oDex xGMw 7Oi7 CNim kZfF eswC AM_Q 1R79 y3qR V-bG hdH5 13US V-bG ihpA QHUd lQK_ HSmp
~ Prf- nvIA 4ieb xGMw 0eWS CNim sOG8 eswC gCZM 1R79 WFw0 V-bG hdH5 cd0S V-bG GdD6 lQK_ HSmp Prf- zETx
~ oDex xGMw uBeS CNim ulNN eswC CLDe 1R79 9pTK V-bG hdH5 cd0S V-bG GdD6 lQK_ a7wQ EG1m gLQV AarZ n490
~ aDjC bCCA
  rrs9rssbrrsarss8qrrdrrsauuu0uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uuu4rtt0*5,rtt3uvv4uvv0*8,uuu3vvv0*18,uvv3
  vvv0stuaprs5mqqbmqq9mpqgmqq9qtt2stthttt7pqqlqrreqrrfrrrbqqrfqqqjqqreuvv3vvv0*18,uvv3
  vvv0uvv3rtt0*5,stt3vvv2uvv0*8,uuv2vvv0*18,uvv3
  vvv0*32,uvv0*2,vvv0*2,uvv3
  vvv0*5,rrsdsst6ttt5ttt6stt7*2,ttt8vvv0*19,uvv3ttt8stt6uvv6vvv0uvv3
  vvv0vuq2uob46cd3tuu6sstbrssbrssarsscstt8rrs8sss9vvv0*19,uuu4sss8ttt8uuv6vvv0uvv3
  vvv0vur2rojefiihuuu4sssatuu6sss9sssbttt9uuu6sttgsssbsssauuu4sst9tttassserssesssdrrsf*2,tttbsssasssc*2,vvv2vvv0*5,uvv0*2,vvv0*2,uvv3
  vvv0*2,uqh4hkl5vvv0uuu4vvv1*3,uvv3uuu3*2,uuu5vvv1vvv0vvv1*4,vvv0vvv1*3,vvv0vvv1uuu3vvv0*10,uvv3
  vvv0*5,sss9rrsdrrsesstattt7sstarssgsssfvvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*31,uvv1uvv0*2,vvv1vvv0uvv3
  vvv0vut1uom38df1uuu5pqqg*2,qrrfrssdpqqgqrreqqrevvv0*19,uvv3qrrfqrrcuvv6vvv0uvv3
  vvv0vut1rpnbhjjfuuu5uuu4tuu4tuu3uuu3uuu4uuu5ttt3vvv0*19,uuu3tuu1uuu2uuu5vvv0uvv3
  vvv0*2,uon4fij6vvv0rssdttt8sssbrssbuuu5tttfstt9rrrfsttbuuu5rrsbrrsersscrrrgrssdrsscstt8rrrguuu4vvv0*12,uvv3
  vvv0*10,uuu0vvv0*25,uvv3
  vvv0*36,uvv3
  vvv0ttu2ilm0kqr0vvv1uuu1vvv1vvv2vvv0vvv2vvv0*21,uuu3uuu0*2,uuu4vvv0uvv3
  vvv0qrr6gjjcgmn9uvv4ppqioppkqqrepqqenooiopphvvv0*20,uuv3pqqfqrrduvv6vvv0uvv3
  vvv0ttt4cgh8eln7vvv1uuu4uuu3vvv2uuu4uvv2vvv2uuu6uuv3uuu3vvv0uvv3vvv0uuu3*2,uuv2vvv0tuu6ttt4uuu4vvv0*7,uvv2uvv0*2,vvv2vvv0uvv3
  vvv0*2,qss3suu1vvv0ttt9uuu6ttt7*2,uuu4tuu6uuu7rssasssbtuu5rrscuvv3ttt6rssesstctuu6ttt8vvv2stt7vvv1vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*31,uvv2uvv0*2,vvv2vvv0uvv3
  vvv0vvu0vsn0vqo0vvv1qrreopprttt6qrrbrssgqrrfrrrevvv0*19,uuv3pqqgqqreuvv6vvv0uvv3
  vvv0vuq2vri1tkf5vuu3uuu5vvv1uuu4*2,vvv2tuu4vvv1vvv0*19,uuu3uvv0*2,uuv4vvv0uvv3
  vvv0vus1tpg7sjfavvv1rssdstt7sstarsscttt9sstcsss9rssfqqrhrsscrsseuuu5rsscrssdsstbrsscqrrdrsscqqrhrrsfsssarsserrrdqrristtbsssbrsserrrfuuv2vvv0*2,uvv3
  vvv0*2,vto1vsq1vvv0ttt6ttt7stt8uuu5stt8ttt8ttt9tttavvv0*23,uvv3
  vvv0*5,tuu4ttu6uuu6uuu5vvv1uuu3uuu6*2,vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uvv0rtt0qrr0vvv1vvv0*26,uuu2uvv0*2,uvv3vvv0uvv3
  vvv0rtt4elm89df8tuu6nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhvvv0*2,uuv3pqqgqqreuvv7vvv0uvv3
  vvv0suu3hmnddgheuvv3vvv0*26,uuu2uvv0*2,vvv3vvv0uvv3
  vvv0*2,mqr3mop3vvv0rssdstt9rssarssctttatuu7rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0vut1vnl1uhc1vuu3qokbrrr7srraqqqlpqqmrrrgvvu0vvs1vvv0*19,stt5oqqfttu3vvv0uvv3
  vvv0vut1qmiarkfbvuu2uuu1vtt4vvv0vvv2*2,uvv1vur0vvv0*21,uvv0vvv0*2,uvv3
  vvv0*2,vpn2umj3vvv0rssdsst8sssarssctttatuu7rssjqrrfrssduvv2rrrbrrscsssgrssdttt7rrsdrssdsssevvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0rss6opp9qqq6pqq6sss4qrr8qrr7*2,sss4qrr9qqq9sss4opp7qrr5pqq6sss3vvv0*19,uvv3
  vvv0stt4noobmnndnooasss8kmmgnopbnopdrss5nooenoofsst6mnoamno9nopdsss7vvv0*19,uvv3
  vvv0uuu5rssdttt9sstcrssf*2,stt9uuu4ttu7ttt9rrsdsstcssscsttbsssduvv2vvv0*19,uvv3
  vvv0vvv1uuu4uvv2uuu2uuu3uuv2uuu3uuu4ttt3uvv1vvv1vvv3vvv1*2,vvv2vvv0*20,uvv3
  vvv0tuu6rrsettu6tuu6sttattt8rrsdttt7ttt9vvv0*26,uvv3
  vvv0tuu6rssersshsss9rsserssarsscstt8qrrgrssfttt8rssesssassserssb*2,stt9rsseqrrhsss9rrrasttcsssarssdsssfvvv0*10,uvv3
  vvv0*9,vvv1vvv0*26,uvv3
  vvv1vvv0*35,uuu1
team-find-search 580x882
~ WwRR k9wt yP3V rk_K a7wQ w7NQ BW8U XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK h2b4 5BMf rk_K QfYQ Gfhv Prf- Z8x_ 4ieb xGMw c3ql CNim hLT_ eswC ij4q 1R79 w0le V-bG hdH5 cd0S
~ V-bG GdD6 bxyY lQK_ HSmp Prf- zETx 4ieb xGMw M9HU CNim k75w eswC ij4q 1R79 9yuL V-bG hdH5 cd0S V-bG
~ GdD6 P0Ur HSmp Prf- gWl- EyYl xGMw 4US6 CNim 1qXX eswC 5w4C 1R79 YUif V-bG hdH5 1d2r V-bG 200J Wrz7
~ HSmp Prf- Z8x_ oDex xGMw 7Oi7 CNim kZfF eswC 2Fj_ 1R79 y3qR V-bG hdH5 13US V-bG ihpA QHUd lQK_ HSmp
~ Prf- nvIA 4ieb xGMw 0eWS CNim sOG8 eswC ij4q 1R79 WFw0 V-bG hdH5 cd0S V-bG GdD6 lQK_ HSmp Prf- zETx
~ oDex xGMw uBeS CNim ulNN eswC ij4q 1R79 9pTK V-bG hdH5 cd0S V-bG GdD6 lQK_ guV8
  rrs9rssbrrsarss8qrr8rrsbtuu2uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uuu4rtt0*5,rtt3uvv4uvv0*8,uuu3vvv0*18,uvv3
  vvv0stuaprs5mqqbmqq9mpqgmqq9qtt2stthttt7pqqlqrreqrrfrrrbqqrfqqqjqqreuvv3vvv0*18,uvv3
  vvv0uvv3rtt0*5,stt3vvv2uvv0*8,uuv2vvv0*18,uvv3
  vvv0*32,uvv0*2,vvv0*2,uvv3
  vvv0*5,rrsdsst6ttt5ttt6stt7*2,ttt8vvv0*19,uvv3ttt8stt6uvv6vvv0uvv3
  vvv0vuq2uob46cd3tuu6sstbrssbrssarsscstt8rrs8sss9vvv0*19,uuu4sss8ttt8uuv6vvv0uvv3
  vvv0vur2rojefiihuuu4sssatuu6sss9sssbttt9uuu6sttgsssbsssauuu4sst9tttassserssesssdrrsf*2,tttbsssasssc*2,vvv2vvv0*5,uvv0*2,vvv0*2,uvv3
  vvv0*2,uqh4hkl5vvv0uuu4vvv1*3,uvv3uuu3*2,uuu5vvv1vvv0vvv1*4,vvv0vvv1*3,vvv0vvv1uuu3vvv0*10,uvv3
  vvv0*5,sss9rrsdrrsesstattt7sstarssgsssfvvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*31,uvv1uvv0*2,vvv1vvv0uvv3
  vvv0vut1uom38df1uuu5pqqg*2,qrrfrssdpqqgqrreqqrevvv0*19,uvv3qrrfqrrcuvv6vvv0uvv3
  vvv0vut1rpnbhjjfuuu5uuu4tuu4tuu3uuu3uuu4uuu5ttt3vvv0*19,uuu3tuu1uuu2uuu5vvv0uvv3
  vvv0*2,uon4fij6vvv0rssdttt8sssbrssbuuu5tttfstt9rrrfsttbuuu5rrsbrrsersscrrrgrssdrsscstt8rrrguuu4vvv0*12,uvv3
  vvv0*10,uuu0vvv0*25,uvv3
  vvv0*36,uvv3
  vvv0ttu2ilm0kqr0vvv1uuu1vvv1vvv2vvv0vvv2vvv0*18,vvv3uuu1uuu0uvv0uuu1uvv0uuu4vvv0uvv3
  vvv0qrr6gjjcgmn9uvv4ppqioppkqqrepqqenooiopphvvv0*17,uvv6uuu5pqqfpqq9qqreqqqfuvv6vvv0uvv3
  vvv0ttt4cgh8eln7vvv1uuu4uuu3vvv2uuu4uvv2vvv2uuu6uuv3uuu3vvv0uvv3vvv0uuu3*2,uuv2vvv0tuu6ttt4uuu4vvv0*5,uvv1uvv0*4,vvv2vvv0uvv3
  vvv0*2,qss3suu1vvv0ttt9uuu6ttt7*2,uuu4tuu6uuu7rssasssbtuu5rrscuvv3ttt6rssesstctuu6ttt8vvv2stt7vvv1vvv0*11,uvv3
  vvv0*36,uvv3
  vvv0*28,vvv2uvv0*5,vvv2vvv0uvv3
  vvv0vvu0vsn0vqo0vvv1qrreopprttt6qrrbrssgqrrfrrrevvv0*16,uvv6qrrdppqgpqqgqqrhqqrfuvv6vvv0uvv3
  vvv0vuq2vri1tkf5vuu3uuu5vvv1uuu4*2,vvv2tuu4vvv1vvv0*16,uuv4uvv0*3,tuu2uvv0uuv4vvv0uvv3
  vvv0vus1tpg7sjfavvv1rssdstt7sstarsscttt9sstcsss9rssfqqrhrsscrsseuuu5rsscrssdsstbrsscqrrdrsscqqrhrrsfsssarsserrrdqrristtbsssbrsserrrfuuv2vvv0*2,uvv3
  vvv0*2,vto1vsq1vvv0ttt6ttt7stt8uuu5stt8ttt8ttt9tttavvv0*23,uvv3
  vvv0*5,tuu4ttu6uuu6uuu5vvv1uuu3uuu6*2,vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uvv0rtt0qrr0vvv1vvv0*26,uuu2uvv0*2,uvv3vvv0uvv3
  vvv0rtt4elm89df8tuu6nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhvvv0*2,uuv3pqqgqqreuvv7vvv0uvv3
  vvv0suu3hmnddgheuvv3vvv0*26,uuu2uvv0*2,vvv3vvv0uvv3
  vvv0*2,mqr3mop3vvv0rssdstt9rssarssctttatuu7rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*32,uvv0*2,vvv0*2,uvv3
  vvv0vuu1vom1uje0vvu2srp6ttu3srr7tttasssbstt9vvv0vvt0vvv0*18,uvv3ttt8stt6uvv6vvv0uvv3
  vvv0vut1rnjarkfbvuu3srp6trq7uvv3ssscsssdttt8vuq1vvu0vvv0*18,uuu4sss8ttt8uuv6vvv0uvv3
  vvv0*2,uom3ukg3vvv0sssastt7stt9sssbtttauuu6sttfsssb*2,uvv2sss8sssbsstdsstbttt7sssbsstbsttcvvv0*9,uvv0*2,vvv0*2,uvv3
  vvv0*5,vvv2vvv0*2,vvv1vvv0vvv2uuu3*2,vvv1vvv0uuu2vvv1vvv2vvv1vvv0vvv2*2,vvv1vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*2,oqrepqrgprrdnqqfqrscoqrgrst7vvv0*27,uvv3
  vvv0*36,uvv3
  vvv0*36,uuu2
  uuu1vvv0*34,uuu1uvv0
team-find-key 580x341
~ WwRR k9wt dVjF rk_K a7wQ w7NQ BW8U XbNw Q_cJ dSd3 gLQV AarZ ZJHH 8qM5 VAKw l59B tG4y 16vV cTtb r611
~ jNbr LXgP hxUa b9My
  rrs9rssbrrsarss9qrrbuuu1uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*23,uuu0*5,vvv0*8,uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*13,tuu0oppaoqqbpqqbtuu0tuu8qqrgppqhrssaoppissscvvv1vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,tuu0*5,vvv0*5,uvv0vvv1vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0*36,uvv3
  vvv0stt7ppqfqrrgoppissscvvv0*30,uvv3
  vvv0vvv1uvv0*32,vvv2vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0uvv7vvv0*32,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0tuu7rsserssasssdrsserssdssscrssbrrsbrrrdstt8qrrerrseuuu3vvv0*21,uvv3
  vvv0*3,vvv1vvv0*8,vvv1vvv0*23,uvv3
  vvv0oqr47ef0*32,imn4vvv0uvv3
  vvv0imn619c0*13,1ac09fhh8egf9gheaghe4bd519c0*13,agi6vvv0uvv3
  vvv0oqr47ef0*32,imn4vvv0uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,vvv1uvv0
team-find-asked 580x977
~ WwRR k9wt Is-5 rk_K a7wQ w7NQ BW8U XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 NWWp iNA- PzbV empi 5z32 zBrq
~ VAKw lR6v l6bx aT1A i2ua WGdG GMMK h2b4 5BMf rk_K QfYQ Gfhv Prf- Z8x_ 4ieb xGMw c3ql CNim hLT_ eswC
~ ij4q 1R79 w0le V-bG hdH5 cd0S V-bG GdD6 bxyY lQK_ HSmp Prf- zETx 4ieb xGMw M9HU CNim k75w eswC ij4q
~ 1R79 9yuL V-bG hdH5 cd0S V-bG GdD6 P0Ur HSmp Prf- gWl- EyYl xGMw 4US6 CNim 1qXX eswC 5w4C 1R79 YUif
~ V-bG hdH5 1d2r V-bG 200J Wrz7 HSmp Prf- Z8x_ oDex xGMw 7Oi7 CNim kZfF eswC 2Fj_ 1R79 y3qR V-bG hdH5
~ 13US V-bG ihpA QHUd lQK_ HSmp Prf- nvIA 4ieb xGMw 0eWS CNim sOG8 eswC ij4q 1R79 WFw0 V-bG hdH5 cd0S
~ V-bG GdD6 lQK_ HSmp Prf- zETx oDex xGMw uBeS CNim ulNN eswC ij4q 1R79 9pTK V-bG hdH5 cd0S V-bG GdD6
~ lQK_ guV8
  rrs9rssbrrsarss9qrrbqrrauvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,uuu2vvv0*24,uuu0tuu0*6,uvv0vvv0uvv3
  vvv0oppbkmmkjklijklfkmmdlmngijkdijkhjllivvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr9uuu0vvv0uvv3
  vvv0*2,vvv1*4,vvv0vvv1uuu1vvv1vvv0*13,uvv0vvv0*3,uuu0tuu0*6,uuu0vvv0uvv3
  vvv0uuu6ssscsssettt6rsscstt9rssettt9*2,ttu6ttt9sss9sstc*2,sttasssftuu4vvv0*18,uvv3
  vvv0uvv2*2,uuu5tuu3uuu4uuu3uuu4uuu5ttt5uuu2uuu1vvv1vvv2vvv1*2,vvv2vvv0*19,uvv3
  vvv0uuu6rrsetuu5uuu5ssscttt6stt9tttctttavvv1vvv0*25,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rtt0pss6qtt3qtt4qst5qtt2*2,qst2qtt1*5,qst2pss3qtt1qst2qtt1rtt0qtt1qst3rtt1qst3*2,qtt1rtu0*7,tuu0vvv0uvv3
  vvv0uvv0orr8mpqenqr9mqqeorr9mpqdnqr9nqrbnqranqrcpss8mpq9nqraors9pss6orr8nrr8nqrbors8mqrcnqrcorsbnqra*2,nqr9rtu1rtu0*6,suu0vvv0uvv3
  vvv0uvv0qtt5orr6mopcnpqanqqaoqq8orr5qtt5rtu0*24,suu0vvv0uvv3
  vvv0uvv0qtt4qss2prr5pss3prs3prr3qss2qtt4rtu0*24,suu0vvv0uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu4*2,uuu2vvv1vvv0vvv1*2,vvv0*25,uvv6vvv0uvv3
  vvv0uvv6uuu5ttt8ttu7rssattt9sstasssbstt7vvv0*24,uvv6vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0tuu5rtt0*5,rtt3uuu5uvv0*8,uuu3vvv0*18,uvv3
  vvv0stuaprs5mqqbmqq9mpqgmqq9qtt2sttgttt7pqqlqrreqrrfrrrbqqrfqqqjqqreuvv3vvv0*18,uvv3
  vvv0uvv3stt0*5,stt3vvv2uvv0*8,uvv2vvv0*18,uvv3
  vvv0*31,vvv1uvv0*2,vvv1vvv0uvv3
  vvv0*2,vus0sst0vvv0pqqirrrbrss9rrsbrssaqrrbrssavvv0*19,uvv3rssdrssauvv6vvv0uvv3
  vvv0vuq2uod58de6tuu6uuu6ttt6*3,ttt5ttu4tuu6vvv0*19,uuu4stt3ttt4uuu5vvv0uvv3
  vvv0vur1rohcehhfuuu4ssscttt6rssarssctttauuu7ssthrsscrssbuuu4sssbsttcrssgrrsfssseqrrg*2,sttdrssbrssdrrsevvv2vvv0*9,uvv3
  vvv0*2,urk4knn4vvv0uuu4uuu2uuv2vvv1tuu5ttt5uuu4uuu6vvv0*12,vvv1vvv0*10,uvv3
  vvv0*5,stt7sssbssscttt9uuu5ttu8sstesttcvvv0*23,uvv3
  vvv0*36,uvv3
  vvv0*31,uvv2uvv0*2,vvv2vvv0uvv3
  vvv0vtt1unl46cd3tuu6oppknoploppiqqrgoppk*2,nopivvv0*19,uuv3pqqgqqreuvv6vvv0uvv3
  vvv0vut1spnagijfuuu4vvv0*26,uuu3uvv0*2,uuv4vvv0uvv3
  vvv0*2,upo4hkl5vvv0rssdttt8sssbrssbuuu5rssgstt9qrrgsttbuuu5rrrcrrsersscrrrgrssdrsscstt8rrrguuu4vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0stt3eik1hop0uvv2tuu3vvv1uvv3vvv0uuu3vvv0*18,vvv4uuu2uuu1uvv0uuu2uvv0uuu5vvv0uvv3
  vvv0qrr6iklehmnbuvv4pqqgoppkqrrdpqqdnoogopphvvv0*17,uvv6uuu4pqqepqq9qrrdqqqfuvv6vvv0uvv3
  vvv0tuu3bgh7emn6vvv1uuu6uuu4uuu5stt7uuu4uuv4ttt9ttu8ttt7vvv2ttt7vvv1uuu4ttu7tuu6uuu3sttastt6stt7vvv1vvv0*4,uvv1uvv0*4,vvv1vvv0uvv3
  vvv0*2,tuu1uvv1vvv0ttt6uuu4*3,uvv2uuu5uuu4stt5ttt7uuu4stt7vvv2tuu4tttattt8uuu3uuu4vvv0uuu5vvv0*12,uvv3
  vvv0*36,uvv3
  vvv0*28,vvv2uvv0*5,vvv2vvv0uvv3
  vvv0vvt0vrk0vol0vvv1qrrfoppsttt7qrrcrsshqrrfqrrevvv0*16,uvv7qrrdppqgpqqgpqqiqqrfuvv7vvv0uvv3
  vvv0vuq2vrk3tkh9vuu3uuu4vvv1uuu3*2,vvv1uuu4vvv0*17,uvv3uvv0*3,uuu0uvv0uvv3vvv0uvv3
  vvv0vvt1uoe5tje7vvv1rssdstt7sstarsscttt9sstcsss9rssfqqrhrsscrsseuuu5rsscrssdsstbrsscqrrdrsscqqrhrrsfsssarsserrrdqrristtbsssbrsserrrfuuv2vvv0*2,uvv3
  vvv0*2,vur1vts1vvv0sss9sssbrssdttt9stt9sttasssdsssfvvv0*23,uvv3
  vvv0*5,vvv1uuu2vvv2vvv1vvv0vvv1vvv2vvv1vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uvv1pss0opq0vvv1vvv0*26,uuu2uvv0*2,uvv3vvv0uvv3
  vvv0rtt4elmaaefatuu6nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhvvv0*2,uuv3pqqgqqreuvv7vvv0uvv3
  vvv0suu3hmnccggduvv3vvv0*3,vvv1vvv0*2,vvv1vvv0*7,vvv1vvv0*2,vvv1vvv0*8,uuu2uvv0*2,vvv2vvv0uvv3
  vvv0*2,nrr3npq3vvv0rssdttt9rssasssattt9uuu7sssirrsersscuvv3rrsarssbssserssettt8rsserssdsttdvvv0*13,uvv3
  vvv0*36,uvv3
  vvv0*31,vvv1uvv0*2,vvv1vvv0uvv3
  vvv0vut1vom1ujd0vuu2rpm9sss5srr8rssgrrrgssscvvv0vvt1vvv0*18,uvv3rssdrssauvv6vvv0uvv3
  vvv0vut1rnjarkfcvuu3tts4uss5vvv1ttt7*2,uuu5vuq1vvu0vvv0*18,uuu4stt3ttt4uuu5vvv0uvv3
  vvv0*2,vom3ulh3vvv0ssscsst8sssarssctttauuu6sstgrrsdrssduvv2rrsarrscsssgrssdttt7rsscrssdsssevvv0*13,uvv3
  vvv0*5,vvv1vvv0*4,vvv1uvv2vvv2vvv0*2,vvv1vvv0*4,vvv1vvv0*15,uvv3
  vvv0*36,uvv3
  vvv0*2,oqrepqrgprrdnqqfqrscoqrgrst7vvv0*27,uvv3
  vvv0*36,uvv3
  vvv1vvv0*35,uuu2
  uuu0rss0*34,tuu0uvv0
team-find-none 580x361
~ WwRR k9wt 3VNj rk_K a7wQ w7NQ BW8U XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK h2b4 5BMf hJ_M
  rrs9rssbrrsarss9rrsasst6uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0*2,uuu2vvv0*24,uuu0tuu0*6,uvv0vvv0uvv3
  vvv0oppbkmmkjklijklfkmmdlmngijkdijkhjllivvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr9uuu0vvv0uvv3
  vvv0*2,vvv1*4,vvv0vvv1uuu1vvv1vvv0*13,uvv0vvv0*3,uuu0tuu0*6,uuu0vvv0uvv3
  vvv0uuu6ssscsssettt6rsscstt9rssettt9*2,ttu6ttt9sss9sstc*2,sttasssftuu4vvv0*18,uvv3
  vvv0uvv2*2,uuu5tuu3uuu4uuu3uuu4uuu5ttt5uuu2uuu1vvv1vvv2vvv1*2,vvv2vvv0*19,uvv3
  vvv0uuu6rrsetuu5uuu5ssscttt6stt9tttctttavvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uuu4rtt0*5,rtt3uvv4uvv0*8,uuu3vvv0*18,uvv3
  vvv0stuaprs5mqqbmqq9mpqgmqq9qtt2stthttt7pqqlqrreqrrfrrrbqqrfqqqjqqreuvv3vvv0*18,uvv3
  vvv0uvv3rtt0*5,stt3vvv2uvv0*8,uuv2vvv0*18,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,sst4pqqcqrr7qrr9*2,rss7pqqaqrrarss5qrr9qrr7qrrbpqqcrss5pqr8qrrbrss3qrr8qrr9pqr9rrs7qrr9qrr8prrbrss7pqr8prr9stt2tuu0*2,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,ttt1stt2stt1stt3*2,stt2rss3stt3stt2stt3*2,stt2stt3stt2sst3stt3*2,stt2rss4stt3*2,stt2*2,sst2stt2sst3stt3stt2tuu0*2,uuu0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*35,uuu0
team-find-loading 580x960
~ WwRR k9wt V-6o rk_K a7wQ w7NQ BW8U XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK h2b4 5BMf NT1X iOkF iOkF iOkF iOkF iOkF iOkF iOkF iOkF
  rrs9rssbrrsarss9rrsaqrrcrss6uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uuu4rtt0*5,rtt3uvv4uvv0*8,uuu3vvv0*18,uvv3
  vvv0stuaprs5mqqbmqq9mpqgmqq9qtt2stthttt7pqqlqrreqrrfrrrbqqrfqqqjqqreuvv3vvv0*18,uvv3
  vvv0uvv3rtt0*5,stt3vvv2uvv0*8,uuv2vvv0*18,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uvv0ttt0*32,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uvv0stt0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0rss0*32,ttt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*36,uvv3
  vvv0uvv0ttt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv1vvv0*35,uuu1
team-find-failed 580x371
~ WwRR k9wt ZBwM rk_K a7wQ w7NQ BW8U XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK h2b4 5BMf Rqt9 vuOh 9i7b wCGG
  rrs9rssbrrsarss8qrrerrr9uvv0*31,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0*27,uvv0uuu0*6,uvv0vvv0uvv3
  vvv0oopbkllkkllgklmfmnncmnnfjllcjklgklmgvvv0*14,oppepqqhqrrfvvv0rss6pqqbopqcqrr7oppcqrr8uuu0vvv0uvv3
  vvv0vvv1uuu2*2,tuu2*2,uuu1ttu2ttt3uuu3vvv0*13,uvv0vvv0*3,uuu0tuu0*5,ttt0uuu0vvv0uvv3
  vvv0uuv5sttasttcttu5sssattt7sssctuu8ttt8uuu4ttt8sss9sttbtttattt9sttcuuu4vvv0*18,uvv3
  vvv0uvv2uuu4tuu6tuu3tuu4uuu4uuu5*2,ttt5uuu4uuu2vvv1uuv3uuu3uvv2uuv4vvv1vvv0*18,uvv3
  vvv0tuu6rrsettu6*2,rssesst8sstasttdsstcvvv1vvv0*25,uvv3
  vvv0vvv1uvv0*32,vvv1vvv0uvv3
  vvv0uvv6uuu3*2,uuu1vvv0*29,uvv6vvv0uvv3
  vvv0uvv7uuu6ttt9ttt8rrrbsttarssbrssdsst7vvv0*24,uvv7vvv0uvv3
  vvv0vvv2uvv0*32,vvv3vvv0uvv3
  vvv0uuu4rtt0*5,rtt3uvv4uvv0*8,uuu3vvv0*18,uvv3
  vvv0stuaprs5mqqbmqq9mpqgmqq9qtt2stthttt7pqqlqrreqrrfrrrbqqrfqqqjqqreuvv3vvv0*18,uvv3
  vvv0uvv3rtt0*5,stt3vvv2uvv0*8,uuv2vvv0*18,uvv3
  vvv0*2,vut0*32,vvv0*2,uvv3
  vvv0vut0urp7urp6urp4urp7uqo8urp6urp3uro5uro7urp4*3,vtr0*20,vus0vvv0uvv3
  vvv0vut0urq4tqo4tqo6tqo7*2,trp6tqo7urp4uqo6urp4uro6urp6vtr0*20,vus0vvv0uvv3
  vvv0vut0usq5rqo8rqoaponbpnmfusq4usq5vtr0*25,vus0vvv0uvv3
  vvv0vut0usq4usq1trp3rqp5trq2usq1usr2vtr0*25,vus0vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0*36,uuu2
  uuu0*35,uuu1uvv0
team-open 580x740
~ WwRR k9wt h6FT rk_K a7wQ EG1m gLQV AarZ n490 aDjC bCCA l59B tG4y WJZ0 cTtb lFAF jNbr gBUF oSId zxOz
~ R_K9 fHsc Oud- T7_b F8lU H6mx mPl- JCAf F8lU nXx6 xTr3 GPK4 tG4y UT2F cTtb r611 jNbr tWYt r6Wz QTix
~ Gjdt
  rrs9rssbrss9rrsauvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0ttt3qqr5tuu2ttt2uuu1uuu3ttu2tuu3uuu1uuu3ttu3uuu1rss3ttt1tuu2uuu1vvv0*19,uvv3
  vvv0rrs7lmnfijkhjlleqqqahjjlklmgklmhpqq8jllk*2,qrr9jkldjlldjlliqqqavvv0*19,uvv3
  vvv0uuu3ttu7uuu5uuu6ttt9*2,uuu5uvv2uuu4uuu6sst9tuu7uuu6tuu7tuu6vvv1vvv0*19,uvv3
  vvv0uvv2stt9uuu5ttt7tuu7*2,tuu5uuu4*2,tuu4uuu4tuu8ttt7uuu6ttu8vvv0*20,uvv3
  vvv0ttu7rrrettt7*2,sssbstt9qqrgsttarsscvvv0*26,uvv3
  vvv0uuu6sssdrssfstt8ssscsst9sssattt7rssdsssdttu6ssscstt9sttcsssasss9ttt8ssscrssfstt8sss8tttastt9sssbsttcvvv0*10,uvv3
  vvv0*2,vvv1*7,uuu3vvv2*3,vvv1*6,vvv2vvv1uvv1vvv1*3,vvv2vvv0*10,uvv3
  vvv0uuu1vvv0*34,uvv3
  vvv0uuu5ppqfqrrgpqqgqqristt5vvv0*29,uvv3
  vvv0vvv3uvv0*32,uvv4vvv0uvv3
  vvv0uvv7vvv0*32,uvv7vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0vvv1uvv0uuu0*2,uvv0*2,uuu0uuu1uuu0uvv0*24,vvv1vvv0uvv3
  vvv0tuu4sssa*2,rsscrrrerssasttarrse*2,ssscrsscqrrdrssdsssavvv0*21,uvv3
  vvv0*36,uvv3
  vvv0sssbopppqrrdpqqfpqqkpqqmvvv0*29,uvv3
  vvv0uuu3qss0*32,stt4vvv0uvv3
  vvv0qssbpss4nqrbnqr8rtu0*29,pssbvvv0uvv3
  vvv0qssbpss6nqranrr8qtt2pss4pss7pss5pst4qst3qst4pst4qst6rtu0*20,pssbvvv0uvv3
  vvv0qssbpst4orrdors9ors6orsbpss8orr8ors6orsbpss8pss7qst6rtu0*20,pssbvvv0uvv3
  vvv0uuu2qrs1qrs0*31,ttu4vvv0uvv3
  vvv0uvv6uuu5sstauuu4*2,uvv2vvv0*27,uvv6vvv0uvv3
  vvv0uvv7stt9pqqirsscqqqcoppguuu5vvv1vvv0*25,uvv7vvv0uvv3
  vvv0uvv6tuu5rrsirsserssbqrrgsssbrrrfssscrsserssbttt9vvv0*21,uvv6vvv0uvv3
  vvv0vvv2uuu0tuu0*31,vvv2vvv0uvv3
  vvv0uvv5vvv1vvv0*31,uuu5vvv0uvv3
  vvv0uvv7ttt8noojnoonpqqhqrrcvvv0*27,uvv7vvv0uvv3
  vvv0uvv7tuu7rssdsssaqrrcsssastt9qrrerrrisssarrrcsttbrrsbqrrgrsscvvv0*18,uvv7vvv0uvv3
  vvv0vvv3uvv0*32,uvv3vvv0uvv3
  vvv0*2,vvv1vvv0*3,vvv1vvv0*6,vvv1uuu1uvv1vvv0*3,vvv2vvv0*16,uvv3
  vvv0stt9pqqmpqqkpqqlrsscpqqjpqqepqqgpqqippqnpqqfqrrgrrrfopphrrrdpqqiopplqqrgppqmvvv0*16,uvv3
  vvv0vvv2uvv0*32,vvv2vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0uvv6vvv0*32,uvv6vvv0uvv3
  vvv0vvv2uvv0*32,vvv2vvv0uvv3
  vvv0uuu5rrrbsssarssdrsseqrrhrsscsssaqrrgsss9rrrerrsfrrscvvv0*22,uvv3
  vvv0*3,uvv0*31,vvv0*2,uvv3
  vvv0uvv5vvv0*15,vvv2vvv0vvv1vvv0*14,uuu5vvv0uvv3
  vvv0uvv6vvv0*12,ttt6nooioppfppqfoppgppqcoppirrrcvvv0*12,uvv6vvv0uvv3
  vvv0vvv2uvv0*32,vvv2vvv0uvv3
  vvv0uuu4*3,uuu3*3,uuu5vvv3uuu3*2,uuu2uuu3uuu5uuu3uuu5tuu5uuu3uuu4uuu5uuu2uuu5uuu3vvv1tuu5uuu4uuu5uuu3uuu6uuu4vvv0*6,uvv3
  vvv0vvv2sttatuu7stt8uuu9sss8stt9uuu4tttastt8uuu8stt8sttbttt8stt7tttattt7tttb*2,stt8ttt9stt7uuu7tuu7ttt8uuu6ttt8sttbttt7vvv0*6,uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
team-none 580x327
~ WwRR k9wt 74_4 rk_K TH8t d626 8_iE dD1M vrAk 8qM5 rk_K XJ5q TH8t d626 4aod
  rrs9rssbrss9rssauvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*28,uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0ttt9ppqmqqrlqrrfpqqlpqqhrrraoppqrssfpqqesss8qrrgsss9oppmqrrjpqqirsseoppmqqrfvvv0*16,uvv3
  vvv0uuu3uuu4uuu3tuu5tuu6uuu4uuu5ttu9ttt7vvv1vvv0*4,vvv1vvv0*20,uvv3
  vvv0uuu4sttauuu3uuu4ttt8ttt5ttt6uuu7tuu7vvv1vvv0*25,uvv3
  vvv0vvv2uvv0*6,vvv3vvv0*27,uvv3
  vvv0uvv7sss7opplppqdqqrcppqgsssauvv7vvv0*27,uvv3
  vvv0vvv2uvv0*6,vvv3vvv0*27,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0*36,uvv3
  vvv0oppbijklnoodlmmfmnnalmnemnndvvv0*28,uvv3
  vvv0uuu2uuu3rrr5ttt3rss3stt4ttt4vvv0*28,uvv3
  vvv0*2,uuu5*2,vvv2uuu6vvv2vvv0uuu4vvv1*2,vvv2uvv2uuv1vvv2uuu3*2,uuu4uuu3vvv1*2,uuv1uuu3*3,vvv1uuu6vvv1vvv0*8,uvv3
  vvv0sss9qqrlssscpqqdrrshqrreqqqhrssdqqrdrrsfqrrhsstappqgqqrgrrsduuu7qqqfsssaqqqhsssdqqqfqrreqrrfrrreqrrcqrriqrrcvvv0*8,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
team-mine 580x783
~ WwRR k9wt oaI6 rk_K TH8t w7NQ d626 lLhh HJCm yp3- swDp 3_0- ZFAA c3ql c3MF HJCm dcsU QoCt jqmr MAKO
~ uqpY Qsbw BwG9 Uzp0 Qsbw NO2k DgJI WwRR _Eog G9RI uMer -_qU rk_K SCsP r5QZ 1_0U y54Z 25TQ rk_K meRd
~ lbyn y54Z EXaH rk_K jySC S4Ik 1M77 1M47 fu-y 8OKT tAh2 jJSX 5VvO rk_K hA14 mkJj AxlF xV_b hLT_ 6SKs
~ 7WcP a7wQ 6_F1 ZniK QqL5 pEbI e6hX TRLo E4WZ XvAg sdxW IJ5Z uMkH Ef2I
  rrs9rssb*2,rss9uvv0*33,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*21,suu2suu3tuu0suu1tuu0uvv0vvv0uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*21,prs8nqrcmpqcmqqelpqbsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*24,uuu3sttarssastt6stt7uuu5vvv0uvv3
  vvv0vur2rojfgiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*9,mnnelmmdvvv1tut6uuu4tut5uuu3uuu2stt7stt6stt9rts8qsrctut7vvv0uvv3
  vvv0*2,upf4fij6vvv0*17,qrr1rrr1vvv1qssbtut5qssarts8stt6rtsbrts7rts9sts8rts9*2,vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6qrrdssscrssfsss8rrsfqrrhvvv2vvv0*21,qrrfoppmqrrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0tuu6rsserssbrrscsstasssdvvv0*23,pqqeqrrdqqrgoopkrrrfvvv0uvv3
  vvv0*36,uvv3
  vvv0sst9noogpqqgoppjoppevvv0*30,uvv3
  vvv0uvv3rtt1rtt0*31,tuu5vvv0uvv3
  vvv0stuartu0*5,mppbloohloodmopdlnohqss3rtu0*21,rttavvv0uvv3
  vvv0stublooeknngmopfjmmgqst3nqq9oqr6orr7oqr5oqr9prs8prs5qtt1*2,qtt2qst4pss5qst4qss5pss6prr6qtt1qst4rtu0*5,nqrenqr9lppdqst4rttbvvv0uvv3
  vvv0stuartu0*5,oqraprs8oqr9orr8orrboqqaprs8oqrfnqqbprs6prr9prs6orr7pss7oqr9orr9nqqboqrcrtu0*9,rttavvv0uvv3
  vvv0vvv2stt1stt0*31,uuv3vvv0uvv3
  vvv0vvv1vvv0*32,vvv1vvv0uvv3
  vvv0vvv1rss7stt5ttt8ttt3rrsamnom*2,pqqilmmiqqrcvvv0*22,vvv1vvv0uvv3
  vvv0vvv1ttt7rrrcsss9ttu4ttt7sss9ssscrsscrssbsssarrseqrrfsttcrsscuuv2vvv0*17,vvv1vvv0uvv3
  vvv0vvv1vvv0*32,vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1vvv0*4,stt8rssbqrreqrrb*2,pqqduuu3vvv0*21,vvv1vvv0uvv3
  vvv0vvv1ppqfoopipqqhrrs8ttt4rssasss8stt6sss5sss7vvv1vvv0*2,vvv1*2,vvv0*17,vvv1vvv0uvv3
  vvv0vvv1vvv0*4,ttt6rssbsssasstbrrsdrssbrsscsssbsstarrrdtttbrsserrsbvvv0*15,vvv1vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*19,qssaoqrdqss9oqqdoqrfvvv2vvv0uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0*36,uuu2
  uvv1vvv0*35,uuu1
  vvv0stt9qqqeqrrdqrrasss9sssaqqrfrrrbrssasssaqqqfqrrcuuu2vvv0*20,vvv2vvv0uvv3
  vvv0vvv2tuu5ttt8ttt5tuu5vvv2ttt6ttt7ttt5tuu6ttt5ttt6vvv2vvv0*22,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0rss6pqq8rrs5sss6qrr8opp9oopc*2,rrraoppcnoo9mnoapqq7sss5stt4rrr4mnnettt3vvv0*17,uvv3
  vvv0rss7nopcnoocoopcqrrbnopcoppc*2,rrr8ppq9lmncopparrr7ppqapqq8klmgmnogstt4vvv0*17,uvv3
  vvv0*2,stt0*7,vvv0*27,uvv3
  vvv0kno62ac13bd219c0*5,qtt6pst2qtt1rtu0*2,rtu1rtu0*19,tuu0vvv0uvv3
  vvv0imn65ce87egg19c0*5,qtt6lpqfnqrclopfnqrbmpqglpqdqst2rtu0*17,suu0vvv0uvv3
  vvv0qss3dij0cij0*6,suu4tuu0*24,uvv0vvv0uvv3
  vvv0tuu5rssbrrresstbrrrgtttavvv0*20,qrrlsttarrscrssgqrrdsstaqrrgtttavvv0uvv3
  vvv0*2,vvv1vvv0*33,uvv3
  vvv0tuu6rssesssarrscsst7qrrhpqqlrssbttt9rrrcrssepqqkqrrfrrsfssscpqqmsst7qrrbqrrcpqqjopplpqqgvvv0*13,uvv3
  vvv0*3,vvv1vvv0*2,vvv1vvv0*4,vvv1vvv0*24,uvv3
  vvv1vvv0*35,uuu1
team-captain 580x838
~ WwRR k9wt Z051 rk_K TH8t d626 HJCm yp3- swDp 3_0- ZFAA c3ql c3MF PFVJ ce2U jg7h 1M77 1M47 fu-y 8OKT
~ hABx 5VvO rk_K hA14 mkJj AxlF xV_b hLT_ 6SKs 7WcP KRI6 D_cL rk_K BaVF T0WU qz-g 7KN- OTO4 CXVE 4aQk
~ yvRN bfBF y4-W 7KN- kJGo OkYS 4aQk 386b lKSO rk_K 8raJ dsfL 8mFK iP0r rXka gBLX Wn8I Cdf5 fu-y Y5MY
~ seQK 8wy6 rk_K hA14 3PU7 6SKs 7WcP
  rrs9rssbrss7qrrarssbuvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*28,uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*31,uvv3
  vvv0vur2rojfgiiiuuu5oopooppiopqfppqipqqfoppgpqqhuvv0opqaoppfopqfuuu0vvv0*19,uvv3
  vvv0*2,upf4fij6vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsr1vtr0*6,vsr0vtr0*8,vsr1vtr0vsq1vsq0vsr0vsq0vsr1vtr0*9,vut0vvv0uvv3
  vvv0vut0urp7tpmctqnasomatqo9spmasolbtqo6tqn9tpmdtpn8tpmbtpndsolatqo8solftpnctpnbtpn8tqo7tqoatqnatpmetqn9tqoatpnctqna*2,spmgsol9vsr1vtr0vus0vvv0uvv3
  vvv0*2,vus0*32,vuu0vvv0uvv3
  vvv0vvv2uvv0*7,uvv2vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*26,uvv3
  vvv0vvv3uvv0*7,uuu3vvv0*26,uvv3
  vvv0uuu4ttt9uuu4tuu5ttt8uuu5*2,ttu5ttt7uuu4*2,ttt7tuu7ttt7tuu5uuu5*2,tuu7tuu6vvv0*16,uvv3
  vvv0vvv2ttt8ttt5ttt8tuu7ttt5uuu8ttt6*2,uuu4stt9ttt8uuu7ttt6ttt7*2,tuu6ttt7ttt6vvv1vvv0*15,uvv3
  vvv0*36,uuu2
  vvv1vvv0*35,uuu1
  vvv0sstapqqg*2,qqrcrssbsssbpqqhqrrdrrrdrssdpqqhqqqeuuu3vvv0*20,vvv3vvv0uvv3
  vvv0vvv1uuu3uuu5ttt3uuu3vvv1uuu3tuu4tuu3uuu4tuu2tuu4vvv1vvv0*22,uuu3
  uvv0vvv0*35,uuu0
  vvv0*36,uuu3
  vvv0rss6qrr4qqq6opp9rrs7nop8qqqbqrr5pqq7qrr5ppqcuvv1vvv0*23,uvv3
  vvv0sst4opp7klmgoppbnoocoppdqrr6qrr7oppbnooboppcttt3vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uuu2sss6rrs6rss9rrs6rrr8vvv1vvv0*28,uvv3
  vvv0ttt3ttt5qrr6opqerrr6rrs8uuu2vvv0*28,uvv3
  vvv0*2,uvv2vvv0vvv1*2,vvv0*18,tuu1qrs0*3,rss1vvv0uvv0*4,vvv0*2,uvv3
  vvv0ttt7ppqnrsscqrrcrssapqqlqqrgvvv0*16,9gh64bd64cd45ce62ac1rstbtuu3sst7rsscttu5uvv6vvv0uvv3
  vvv0uuu7rrscrrsfrsscsssdqrrhssscrrsdqrrerssdsssasssdqrrfsttavvv0*9,agi64ce6*2,6df92ac2sttauuu3rss7sttbstt6uuv6vvv0uvv3
  vvv0*25,tuu0*3,uuu0vvv0uuu0*4,vvv0*2,uvv3
  vvv0*24,tuu1qrs0*3,rss1vvv0uvv0*4,vvv0*2,uvv3
  vvv0sstcoppqqqqjrssbopppqqrgoppsppqjpqqqpqqjoppsppqkpqqippqiqqrkoopqttt4vvv0*6,9gh64bd64cd45ce62ac1rstbtuu3sst7rsscttu5uvv6vvv0uvv3
  vvv0ttu7rssb*2,qrresssdsstbrsscqrrguuu5vvv0*14,agi64ce6*2,6df92ac2sttauuu3rss7sttbstt6uuv6vvv0uvv3
  vvv0*8,vvv1vvv0*16,tuu0*3,uvv0vvv0uvv0*4,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0ttt6rrs7pqqcstt4qrr5rrr7qqq9rrs5rss7vvv0*26,uvv3
  vvv0uuu5qrr9rssasss4rrrbrrr8qrrcqqr7rss8vvv1vvv0*8,vvv1vvv0*16,uvv3
  vvv0ttt6rrshrssesssaqrrhsstbrrsfsssfsssdrrrasssbrssdsttbqrrdsttarssesstassscrrsittu7vvv0*15,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rss9pqqeprrbpqqhstt1tuu0*20,stt0*7,uuu0vvv0uvv3
  vvv0uvv0rss4rss3qrr5rss2rss4rss3*2,rss5qrs7qrr7qrr8rss7rss3*2,rss2pqr8rss5rrs6qrr8rss6rss4*2,tuu0*2,stt1ttt1qrr8rss3*2,rss5qrr7stt2ttt5vvv0uvv3
  vvv0uvv0rss7pqqdoppdqrr8oppaopqenppgoppdoqqcprraopqfopqgopqapqqenoobpqqd*2,pqqfopqdpqqbopqbstt3tuu0*2,stt1ttt1qrr9rss4oppdoqqbpqqdrss4ttt5vvv0uvv3
  vvv0uvv0pqqbmoodnoofoppaqrr7tuu0*20,stt0*7,uuu0vvv0uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ssscooplnophnooiqrrfoppiopploppfqrrbvvv0*24,uvv3vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
team-captain-key 580x594
~ WwRR k9wt t43R rk_K KRI6 D_cL rk_K 8raJ qako 8mFK iP0r fdqx UiS_ Wn8I vsjb fu-y Y5MY seQK 8wy6 8mFK
~ iP0r rXka KaU- Wn8I Cdf5 fu-y Y5MY seQK 8wy6 rk_K hA14 3PU7 6SKs 7WcP a7wQ 6_F1 ZniK QqL5 pEbI e6hX
~ TRLo E4WZ XvAg sdxW IJ5Z tkLz X09_
  rrs9rssbrss7qrrarsscrrsattt4uvv0*30,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0ttt3rrs3ttt2rss5tuu3rss4sss7stt3ttt3uuu1rss7vvv0*24,uvv3
  vvv0rrr7nop8hijkkmmglmmgklmioppbopp9kmmfkllflmmittt3vvv0*23,uvv3
  vvv0*36,uvv3
  vvv0uuu3uuv1stt6vvv0uuu1uvv1tuu4vvv1uuu1vvv0*26,uvv3
  vvv0ttt7noofoppgqqq8noofnooenoohmnoaoppdvvv2vvv0*25,uvv3
  vvv0ttt5rsscrsserrresssgsssdrrsirrrgsstdsssarssfsttaqrrdsssdsssesst9ssscrsscqrrerssbrssdttt7vvv0*13,uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0rss7qrraqrrbprratuu0*21,stt2stt0*6,tuu2vvv0uvv3
  vvv0uvv0stt3rss3*2,rss4stt2rss3ttt0tuu0*18,stt3noompqq6moognooimnogqrr8ttt6vvv0uvv3
  vvv0uvv0pqqbpqqdnopdpqqcnopgmnofttt0tuu0*18,stt2stt0*6,tuu2vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0uvv0sst4rss7rss6rss8ttt0tuu0*27,uuu0vvv0uvv3
  vvv0uvv0stt4rss6rss5rss8ttt0tuu0*3,ttt1tuu0*2,ttt0tuu0*5,ttt0tuu0*6,ttt0stt1stt0*6,tuu3vvv0uvv3
  vvv0uvv0pqqcnoohlmniopqamnnfmoohlnnjmnojmooi*2,lnnnmoonmooenophlmmelnnlmoojnoollnnlmoohmoogqrr8tuu0*2,stt2tuu0nooipqq7mnogmoohmoolqrr6ttt6vvv0uvv3
  vvv0uvv0qrr8opq9oppbpqq8nooinppeoqqbnppdoppd*2,oppenopdmooetuu0*12,stt1stt0*6,tuu2vvv0uvv3
  vvv0*2,stt2rss3stt4stt2rss2rss4*2,stt3stt2rss3ttt1stt2rss2tuu0*19,uuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0*36,uvv3
  vvv0ssscooplnophoppeqrrfoppiopploppfqrrbvvv0*24,uvv3vvv0uvv3
  vvv0*4,uuu4vvv0*31,uvv3
  vvv0*36,uvv3
  uvv1vvv0*35,uuu0
  vvv0*36,uuu2
  vvv0ttt5*2,uvv1vvv1sss5qrr5qrr6*2,ttt6rrr8pqq6ppq6rrr4vvv1vvv0vvv1qqq9uuu1vvv0*17,uvv3
  vvv0qqr8klmfjllglmmhpqqdmnnglmnh*2,ppqcmnndjklfmnoepqqamnnemnobhijijkllrrs5vvv0*17,uvv3
  vvv0*36,uvv3
  vvv0mpp53bd0*7,rtt6ruu0*24,tuv0vvv0uvv3
  vvv0imn66dfa9fhj19c0*5,qtt6kopimpqekopgnqrbmpqhlpqdqst2rtu0*17,suu0vvv0uvv3
  vvv0oqr47ef0*7,rtt5suu0*24,uuv0vvv0uvv3
  vvv0uuu3ttt5ttt8uuu6sstduuu6vvv0*20,sssettt7*2,ttt9stt8ttt6ssscuuu6vvv0uvv3
  vvv0vvv1ttt7uuu6uuu5uuu3uvv4vvv0*20,uuu6vvv2uuu5uuu6tuu5uuu3uuu4uvv3vvv0uvv3
  vvv0uuu5ttu8tuu5ttt6uuu4sssdtuu6stt9ttt8sssdttt8uuu4uuu5tuu8rrsfsttasttbttt8rssgttt5tttasss9rssdsttdqrrfttu4vvv0*9,uvv3
  vvv0vvv1tuu5uuu5*2,uuu3tuu6vvv2tuu4ttu7ttu6uuu4uuu2ttt5tuu5ttt7tuu6uuu6uuv3ttu7vvv2tuu4ttt6ttt5uuu4ttt6vvv2vvv0*9,uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
team-alone 580x276
~ WwRR k9wt f6Ug rk_K TH8t d626 HJCm yp3- swDp 3_0- ZFAA 0eWS 4mXh PFVJ ce2U c9rc 1M77 1M47 fu-y 8OKT
~ tAh2 nwX6
  rrs9rssbrssarrsauuu1uvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*28,uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uod38df1uuu5vvv0*31,uvv3
  vvv0vur2qnigfiijuuu5nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noor*2,nooqnoop*2,qqrhuuu1oppboppdpqqfuvv0vvv0*2,uvv3
  vvv0*2,upf4fij6vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsr1vtr0*15,vsr1vtr0vsq0*2,vsr0vsq0vsr1vtr0*9,vut0vvv0uvv3
  vvv0vut0urp7tpmctqnasomatqo9spmasolbtqn8tqn9tpmctpn7tpmatpncsolctqo9solgtpndtpnbtqn8tqo7tqna*2,tpmdtqnatqoatpnbtqna*2,spmesolbvsq1vtr0vus0vvv0uvv3
  vvv0*2,vus0*32,vuu0vvv0uvv3
  vvv0vvv2uvv0*7,uvv2vvv0*26,uvv3
  vvv0uvv7tuu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*19,rst7nqqeqss9oqqdoqrfvvv2vvv0uvv3
  vvv0vvv3uvv0*7,uuu3vvv0*26,uvv3
  vvv0*36,uuu2
  uuu1uvv0*34,uuu1uvv0
team-too-small 580x276
~ WwRR k9wt I4cM rk_K TH8t d626 HJCm yp3- swDp 3_0- ZFAA c3ql c3MF PFVJ ce2U B2_m 1M77 1M47 fu-y 8OKT
  rrs9rssbrss8rss6rssasssauvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3sst2vvv0*28,uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uoc37de2uuu5vvv0*8,uvv0*3,vvv0*20,uvv3
  vvv0vur2rojffiiiuuu5oopooppiopqfppqipqqfoppgpqqhuvv0opqaoppfopqfuuu0vvv0*19,uvv3
  vvv0*2,upg4gjk5vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0vuu0vsq2vtr0*5,vsr1vtr0*2,vsr1vtr0vsq1vtr0*2,vtr1vtr0*2,vsr1*3,vtr0*3,vsq1vsr1vtr0*2,vtr1vtr0vsq3vtr0*2,vut0vvv0uvv3
  vvv0vut0urp6tpmctqn9somatqo9spmbtqn9solctpn9tpnbtpmburp5tpmctpm9soldtpmbuqo7tqn9*2,tqoatqn8spmespmburo6spmctqo8somaspmctqn9tqnesolctqo9vus0vvv0uvv3
  vvv0*2,vut0*32,vvu0vvv0uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0uvv7ttu5sst9oopjpqqfpqqcoppdqqqhuvv7vvv0*26,uvv3
  vvv0vvv2uvv0*7,uuv3vvv0*26,uvv3
  vvv0*36,uuu2
  uuu0*36,uvv0
team-unranked 580x277
~ WwRR k9wt GoeM rk_K TH8t d626 HJCm yp3- swDp 3_0- ZFAA c3ql c3MF rk_K iO-p Asds 1M77 1M47 fu-y 8OKT
~ tAh2 jJSX
  rrs9rssbrssa*2,qrrbsss6uvv0*31,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3sst2vvv0*28,uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0vur1uoc37de2uuu5vvv0*31,uvv3
  vvv0vur2rojffiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*24,uvv3
  vvv0*2,upg4gjk5vvv0*32,uvv3
  vvv0*36,uvv3
  vvv0rrramnnhqqqdnopdmnojnoodoppdoopgoppcvvv0*26,uvv3
  vvv0uuu4uuu3uuu4uuu3uuu4uuu3tuu4stt6uuu4vvv1uuu3vvv1*2,uuu2vvv1uuv2vvv1vvv2vvv0*17,uvv3
  vvv0uvv3ssscttt9sssbtttbttt7sssdsssbstt9sssbttt9ttt7rsscsttbsssbttt7sst9stt8vvv0*17,uvv3
  vvv0vvv2uvv0*7,uvv2vvv0*26,uvv3
  vvv0uvv6ttu5stt8oopjpqqfpqqcoppdqqqhuvv6vvv0*19,qssaoqrdqss9oqqdoqrfvvv2vvv0uvv3
  vvv0vvv3uvv0uuu0uvv0*5,uuu4vvv0*26,uvv3
  vvv0*36,uuu2
  uuu1uvv0vvv0*33,uvv1uvv0
team-settling 580x311
~ WwRR k9wt Euhb rk_K TH8t w7NQ yDBO IenE HJCm yp3- swDp 3_0- ZFAA c3ql c3MF HJCm dcsU QoCt jqmr uqpY
~ Qsbw _HCk Uzp0 Qsbw 8Lkq DgJI ur1m 1M77 1M47 fu-y 8OKT
  rrs9rssbrss7qrrfqrrauvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3rss5rrr6ttt3sst3sst4qrrasss3vvv0*18,rtt4suu1uvv0vvv0uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofopqaqrralmmbmnndmnogqrr6vvv0*18,ors8mqqdsuu2vvv0uvv3
  vvv0*36,uvv3
  vvv0vur1uoc37de2uuu5vvv0*22,ttt3rss2vvv0*7,uvv3
  vvv0vur2rojffiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*14,ttu2klmelmmbuuu4rssbrrrdsst7sss9ttu6vvv0uvv3
  vvv0*2,upg4gjk5vvv0*25,vvv1vvv2uuu2*2,uuu4uvv2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6qrrdssscrssfsss8vvv0*24,qrrfoppmqrrgoopkrrrfvvv0uvv3
  vvv0*32,vvv1uuu1vvv1vvv0uvv3
  vvv0uuu5rsserssbrrscvvv0*25,pqqeqrrdqrrfppqjrssevvv0uvv3
  vvv0*3,vvv1vvv0vvv1vvv0*3,vvv1vvv0*26,uvv3
  vvv0uuu4rssesstdrrsbrssgsss9sst8sstbrssfsssarssdsttavvv0*23,uvv3
  vvv0vvv1uvv0*7,vvv2vvv0*26,uvv3
  vvv0uvv6tuu5ttt6oopjpqqfpqqcoppdqqqhuvv6vvv0*26,uvv3
  vvv0vvv4uvv0tuu2uvv0*5,uuu4vvv0*26,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
team-settled 580x311
~ WwRR k9wt qz0v rk_K TH8t w7NQ yDBO eooD HJCm yp3- swDp 3_0- ZFAA c3ql c3MF HJCm dcsU QoCt jqmr uqpY
~ Qsbw _HCk Uzp0 Qsbw 8Lkq DgJI WrDC 1M77 Pz_g
  rrs9rssbrss7qrrdrss7uvv0*32,
  uvv0*37,
  vvv0*36,uuu3
  vvv0rss4pqq9ttt3qrr6sss2sss3rss5rrr6ttt3sst3sst4qrrasss3vvv0*18,rts2sut1tuu1vvv0uvv3
  vvv0rss8nooflmnfnooclmnamnnfmnofopqaqrralmmbmnndmnogqrr6vvv0*18,qsr5mqodsut2vvv0uvv3
  vvv0*36,uvv3
  vvv0vur1uoc37de2uuu5vvv0*22,ttt3rss2vvv0*7,uvv3
  vvv0vur2rojffiiiuuu5oopooppiopqfppqipqqfoppgpqqhvvv0*14,ttu2klmelmmbuuu4rssbrrrdsst7sss9ttu6vvv0uvv3
  vvv0*2,upg4gjk5vvv0*25,vvv1vvv2uuu2*2,uuu4uvv2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6qrrdssscrssfsss8vvv0*24,qrrfoppmqrrgoopkrrrfvvv0uvv3
  vvv0*32,vvv1uuu1vvv1vvv0uvv3
  vvv0uuu5rsserssbrrscvvv0*25,pqqeqrrdqrrfppqjrssevvv0uvv3
  vvv0vvv1vvv0*5,vvv1vvv0vvv1*3,vvv0*2,vvv1vvv0*21,uvv3
  vvv0uuu4rsserssbrsscsstasssarrserrrcrsscsstbrssfsssbrrrersseuuu3vvv0*20,uvv3
  vvv0vvv1uvv0*8,vvv0*26,uvv3
  vvv0uvv6rss6oppbqrrdqrrepqqeppqgoppituu3uvv6vvv0*25,uvv3
  vvv0vvv4uvv0*3,tuu2uvv0*4,vvv3vvv0*25,uvv3
  vvv0*36,uuu3
  uvv1vvv0*34,uvv1uvv0
team-board-team 580x898
~ WwRR k9wt 092W rk_K a7wQ 1M77 K74g SrT- DAxC 1M77 ki9b S813 prmt BdfF UecH y3yJ Eh_9 jRFb 2gHq BrHp
~ 8W6R fsy_ wtZw lBWu ZV4y 8LeG fdVP G56E hJGy ppPo ZDKR Eh_9 jRFb 2gHq uS-9 8W6R fsy_ m5SD ccjY ZV4y
~ I_rm fdVP G49l wM-2 hhNl tfc5 DE7f Eh_9 jRFb 2gHq bgCG YIRp fsy_ s4PK BFPE ZV4y HDnE fdVP piM7 fVpR
~ cM0I Yg0I DE7f _H77 XjTD 8eTj gv77 IdNs 5KVE rbW8 qvml qVs4 8eTj DKt2 B57c bSa1 hKO_ hBPm ACsO ihT7
~ 5Itx 7Oi7 7iXw P4xk xDPr jTus jSyv 8eTj B4U9 g2a7 bSa1 hKO_ hBPm FipH 5jvB 5Itx 0eWS 7iXw iwmY Ub-0
~ 6Uss iJ3y 8eTj TIwK LtGi bSa1 hKO_ hBPm s_pX ihT7 5Itx uBeS 7iXw yObH JzgB 93Zx dif5 qVs4 8eTj 1g6C
~ 8eTj UPWr g2a7 rv-f Br5A pgnY KWa7 IpQH XN0O c3ql _Xq1 LreE l6W3 aifW 1IhH 4BjJ zUnk brqF 2IHz CWyU
~ NKO9 sZlc pQEM F6sY lMb1 _-_M LwAS czHl
  rrs9rssbrrsarrs9rss8qrr9ttt5uvv0*30,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*4,uuu4vvv2uuu3vvv1uvv3uuu3*2,vvv1uvv3vvv1vvv2uuu3uuv2vvv1*2,uuu2uuu3uuu4uuu5uuu4vvv0uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*4,ttu8sttbssscsstbttt9stt9sss9sssastt8sssbttt9ttu8sstcttt8stt9ttt8tuu5ttt8tuu7ttu8vvv0uvv3
  vvv0*36,uvv3
  vvv0vvv1uuu2ttu4tuu4vvv1tuu0rrs5rss3rss4rss3stt0uvv0vvv0*14,vvv1tuu2uuu5uuu3*2,uuu4tuu5uvv3vvv0uvv3
  vvv0vvv1uuu2rss8sssfuuu3tuu0rss6qrr7qrr9qrr7stt2uvv0vvv0*14,ttt2tuu5tttbttt5sss9stt8tttattt9vvv0uvv3
  vvv0*6,uvv0*6,vvv0*24,uvv3
  vvv0*36,uvv3
  vvv0*16,vuq2vn90aee5ilm6vvv0*16,uvv3
  vvv0*6,vvu0vts0opq1stt1vvv0*6,vuq2qnhennmjilm6vvv0*16,uvv3
  vvv0*6,vts1uom3dhi8kmn6vvv0*6,vvu0vpd1cgg6oqq8vvv0*7,rss0rtt0tuu0vvv0*6,uvv3
  vvv0*6,vts1spnannneknn6vvv0*7,vvu0ttt2uuv4vvv0*6,rst66ce2eln3ipq4vvv0*6,uvv3
  vvv0*7,von1bfg8rss9vvv0*5,oppoqqqhpqqeqqqhpqqiopphuuu3vvv0*4,sst6hjjeonndjpq6vvv0*6,uvv3
  vvv0*15,vvv3ttt6uuu4ttt7ttu8ttt7vvv0*6,bfh6bkl4prr7vvv0*6,uvv3
  vvv0*4,uuu4oppipqqippqhrrreoppkppqjtuu3vvv0*3,uuu2ttu6tuu5tuu6tuu7uuu6vvv0*7,uuu1uuu3vvv0*6,uvv3
  vvv0*4,uvv2stt9rrsdrsscrssdrsscstt6tuu4vvv0stt3afg19ef0*7,npq4vvv0*2,qrrcpqqmqrrcpqqfnoojqqqfvvv0*5,uvv3
  vvv0*7,vvv1vvv0*5,knn618a0*2,6bda8dfbbghjbfhi28a218a0chi6vvv0*2,ttt7*2,stt9sstcsttbuss6vuu4vvv0*4,uvv3
  vvv0*3,pst37jl06ik0*7,lqr3kmn618a0*2,39b18dfi8efg4ac318a0*2,chi6vvv0*2,uuu4vvv2uvv3uuu3*2,vvv1*2,vvv0*4,uvv3
  vvv0*3,kqr46ik0*2,6ef66ee86cc96cca6ik0*2,gnp4kmn618a0*3,39b43ab518a0*3,chi6vts2uhb0uga0*7,vpm2vvv0*3,uvv3
  vvv0*3,kqr46ik0*3,6fg86fg96ik0*3,gnp4kmn618a0*8,chi6vpm3ue70*2,rd63ob57ka4cnb59ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,pc6bpc5bte71ue70*2,ujf3vvv0*3,uvv3
  vvv0*3,kqr46ik0*8,gnp4kmn618a0*8,chi6vpm3ue70*3,te70*2,ue70*3,ujf3vvv0*3,uvv3
  vvv0*3,qst2jpq0*8,nrs2qrr3gkl0*8,mop3vsr1vnj0*8,vpn1vvv0*3,uvv3
  vvv0ttt6sss9ttu6vvv0*2,ttt6sss8tuu5vvv0*8,ttt8rssb*2,sss8vvv1ttt8ssscsssattt5ssscrrrdvvv0*4,uuu4rssbttt5vvv0uvv3
  vvv0vvv1uuu4vvv2vvv0*2,vvv1uuu4vvv2vvv0*8,vvv1uuu4*2,uuu3vvv0vvv1uuu3uuu4uuu3uuu2*2,vvv0*4,vvv1uuv3uuv2vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu6vvv1vvv0*3,vsn2umh5vuu3tuu7sssdttt9stt9uuu3uuu5uuu2vvv0*4,sss7vvv1ttt6rsscuuu6ssscsstbrsscvvv0ttt4ttt8rssctttbsss9ttt7vvv0uvv3
  vvv0uuu2uuu1vvv0*3,vur1tni7vvv2rsscttt6sssbsssa*2,rssbuvv2vvv0*4,tuu7vvv0ttt7ttt8ttt6stt8ttt9ttt8vvv0uuu2ttt8stt9tuu6ttt6uuu4vvv0uvv3
  vvv0*36,uvv3
  vvv0*9,vvv2*7,vvv0*20,uvv3
  vvv0*6,tuu0prr0uuu3pqqm*7,uuu6vvv0*19,uvv3
  vvv0sss5stt6tuu5vvv0*2,nrs6fiimtuu6ppqp*2,opqpppqp*2,opppopqpuuu6vvv0*3,qqqguuu4rssbppqiqrrgqqrgpqqlppqlvvv0ttt8rrrgopplrrshppqgrssbvvv0uvv3
  vvv0*6,tuu1lop5vvv2ttta*3,stta*3,tttavvv3vvv0*5,vvv1vvv0vvv1vvv0*5,vvv1vvv0*5,uvv3
  vvv0*8,vvv1rsse*3,ssse*2,rsse*2,uuu3vvv0*19,uvv3
  vvv0*36,uvv3
  vvv0*6,vtt0vpm1vvv0*28,uvv3
  vvv0sss8uss7vuu5vvv0*2,vss3rkfcvvv1pnjcqoobrrriqqrkqrrists9vto2vvv0*4,pqqhuuu5rsscoppjrrsdoppjpqqlppqlvvv0*2,sssaoppmrrshppqgrssbvvv0uvv3
  vvv0*7,vts1vvv0*28,uvv3
  vvv0*16,vvv1vvv0vvv1vvv0*17,uvv3
  vvv0*14,vvv2sstarssdsss9rssarssdrss9uuu6vvv0*14,uvv3
  vvv0uvv0suu0*32,uvv0vvv0uvv3
  vvv0uvv0rtu0*6,pss4lnojlooiloohmopgknoiknngqss4rtu0*18,suu0vvv0uvv3
  vvv0uvv0rtu0*4,ssq0lml1rtt1*2,qtt2rtt1*2,rtu0*21,suu0vvv0uvv3
  vvv0uvv0oqr8mpp8pss5rtu0trn2hjimqss4oqrbprs8oqr9prs9rtu0*7,prr5qss3npqclooemopgknnkmophknniqst1looekmnmmppejmmkloofsuu0vvv0uvv3
  vvv0uvv0rtu0*4,rtt0oqp3rtt1oqqborraoqqborr8oqrbpss5rtu0*19,suu0vvv0uvv3
  vvv0uvv0rtu0*6,rtt0nqqcnpqeorramppdqss5rtu0*20,suu0vvv0uvv3
  vvv0uvv0suu0*32,uuv0vvv0uvv3
  vvv0*36,uvv3
  vvv0*13,vvv1vvv0vvv1*2,vvv0*2,uuu3vvv1vvv0vvv2vvv0*13,uvv3
  vvv0*13,uvv3vvv0uuu3qrrdstt7stt8ttt8uuu4vvv0uuu6vvv0*13,uvv3
  vvv0*36,uvv3
  vvv0uuu5ttt7stt9tuu5ttt8tuu6tttatuu4tttbttt7stt9ttu5ttt6stt9tttattt8ttt7tuu5tttattt7sttbttt7vvv0*5,uuu4ttt6stt7ttt7uuu4tuu7uuu3vvv0uvv3
  vvv0vvv1uuu4uuu5*2,uuu6uuu3tuu6uuu4uuu6uuu4uuu5uuu2uuu5*2,uuu4*4,uuu6uuu4ttt7uuu5vvv0*5,uvv2uuu6ttt6uuu5uuu3*2,uuu2vvv0uvv3
  vvv0*36,uuu2
  uuu0tuu0*34,tuu1uvv0
team-board-member 580x248
~ WwRR k9wt Z4x3 rk_K a7wQ 1M77 K74g SrT- 1M77 ki9b uyTC u2_7 UecH _UDg
  rrs9rssbrrsarrs9rss9rssaqrrbsst5uvv0*29,
  uvv0*37,
  vvv0*36,uuu3
  vvv0sst6ttt1sst3qqq7ttt2ppq8sst2sss2stt4qqr6vvv0*25,uvv3
  vvv0rrr7mnn8klmclmnfmnnblmnclmndlmmemnognoobvvv0*25,uvv3
  vvv0*36,uvv3
  vvv0uvv0stt1rss2*2,stt1uvv0sss7tuu4ttt6tuu4vvv1*2,vvv0*23,uvv3
  vvv0uvv0stt1qrr6qrrastt2uvv0stt9rssbrssdsssauuu2vvv1vvv0*23,uvv3
  vvv0*2,uvv0*5,vvv0*29,uvv3
  vvv0*2,uuu0*32,vvv0*2,uvv3
  vvv0uvv0tuu0*32,uuu0vvv0uvv3
  vvv0uvv0tuu0*2,pqqcqrr8opqfpqr9oqqdoqqfopqfpqr7oqqeoqqfqrr8pqraopqhopqgpqrcopphqrrapqqgopqepqq8oqqdpqrcpqr9oqqgpqqapqqcoppdoqqattt0tuu0uuu0vvv0uvv3
  vvv0uvv0tuu0*8,stt1*2,tuu0*3,ttt1tuu0*18,uuu0vvv0uvv3
  vvv0*2,tuu0*32,uvv0vvv0uvv3
  vvv0*36,uuu3
  uvv0vvv0*34,uvv0*2,
team-loading 580x757
~ WwRR k9wt vp9T rk_K Afzt d626 iOkF iOkF oRB- iOkF iOkF iOkF iOkF iOkF iOkF iOkF
  rrs9rssb*2,qrrcqrrauvv0*32,
  uuu0uvv0*36,
  vvv0*36,uuu2
  vvv0sss3qrr8uuu2sss5ttt1ttt2uuu2vvv0*28,uvv3
  vvv0rrs9mnngklmhmnneklmbkmmglmnfvvv0*28,uvv3
  vvv0*36,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0tuu0rss0*12,stt0vvv0*21,uvv3
  vvv0uvv0stt0*12,tuu0vvv0*21,uvv3
  vvv0uvv0stt0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uuu0*32,uvv0vvv0uvv3
  vvv0*36,uuu1
  vvv1vvv0*35,uuu2
  vvv0*2,tuu0*16,vvv0*18,uvv3
  vvv0tuu0rss0*16,vvv0*18,uvv3
  vvv0*2,uvv0*16,vvv0*18,uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0rss0*32,stt0vvv0uvv3
  vvv0*36,uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0*2,tuu0*32,uuu0vvv0uvv3
  vvv0*2,uvv0*32,vvv0*2,uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0tuu0rss0*32,stt0vvv0uvv3
  vvv0uuu0stt0*32,tuu0vvv0uvv3
  vvv0*36,uuu2
  uuu1uvv0vvv0*33,uvv1uvv0
