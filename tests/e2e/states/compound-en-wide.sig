visitor 1184x553
~ WwRR k9wt keQo rk_K NWWp pZiO GNgD w7NQ SQ2O f59S 98vW Ur_u WReh cApt zSuK arLV -gOV w7NQ rfE- kXyK
~ hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N MStt yTv2 _qRH OjEw MStt yTv2 Lpip A5iE Ur_u WReh cApt
~ zSuK q_hc WReh cApt zSuK UGI9 b4Ia w7NQ kE0k EWy0 Yia7 tHr7 MW0N MX9w Lr97 PiG6 8FJd q6_t ea2W FOgG
~ TjXF H7tO 8FVZ 6Syz iUuA Ur_u a7wQ Bnn_ bi5y d9nM D6wq oI9- 4coH AQkn Gdp8 ZGuW jC-N T9Tk AQkn -bJ-
~ iN9d 7eDd AQkn TbzW 8ij8 f3xV AQkn NABd ZGuW
  rssbrrrbtuu1uvv0*71,
  qss1lop0*22,tuu1uvv0stu1mqr0*22,stu1uvv0uut0spm0som0*21,tsr1
  stt5vvv0*22,stt5uvv0stu4vvv0*22,stu4uvv0uts3vvv0*22,uts3
  vvv0uvv1*2,vvv1vvv0*19,vvv1uvv0vvv1vvv0uuu0uuu1vvv1vvv0*18,vvv1uvv0vvv1vvv0uuu1vvv0*21,
  vvv0qqr9ijkkijkqhijlikkjijkgvvv0*16,vvv1uvv0vvv1rss6fhhnjkleppqcvvv0*18,vvv1uvv0vvv1vvv0ijkegiiijklfghikmnnevvv0*17,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt9qrrgrrsdqrrerrripqqjrsseqrripqqfsss9qqqesssaqrrhrrrhqrrgqqrfrrsaqqrirss9vvv0*3,vvv1uvv0vvv1uuu4pqqjsstaqrrepqqissscqrrfqrreqqqeqrrfqqqjsssapqqfrsscpqqhrrscqqrfqrrfqrrdvvv1vvv0*2,vvv1uvv0vvv1vvv0qss0qrr4ttt1qrs1qrr3ttt1qrs1qrr3ttt1qrr1qrr2ttt1qrr2prr3ttt1qrr3prr4ttt1qrr2prr4uuu0vvv0
  vvv0vvv3ttu4ttt7stt7ttt6tuu5ttu5stt7tuu6ttt7sss5uvv1uuu3vvv2vvv1uvv2uuu4vvv2uuu3vvv0*3,vvv1uvv0vvv1vvv0vvv1*2,uuu3uvv2vvv1uuv3vvv1uuu4vvv1vvv2vvv1*3,vvv2vvv1uvv1vvv1*2,vvv0*3,vvv1uvv0vvv1vvv0rss0qrs2tuu1rss0qss2tuu1rss0qss2tuu1rss0rss1tuu1rss1qss2tuu1rss1*2,tuu1rss1qss2uuu0vvv0
  vvv0ttt5ssscrrreqrrgssscsssbrrserrrhsssbqrrfrssevvv0*11,vvv1uvv0vvv1ttt7pqqkrsseoppgpqqeqrrgpqqhrss8vvv0*14,vvv1uvv0vvv1vvv0rst0rss2tuu1rss0rss2tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss1*2,uuu0vvv0
  vvv0stt8rsscrssesttbsssbqrrcsttbssscrssc*2,rss8rssettt5vvv0*9,vvv1uvv0vvv1vvv0uvv0*4,vvv0*2,uvv0*3,vvv0*2,uvv0*3,vvv0*2,uvv0*4,vvv0vvv1uvv0vvv1vvv0qss1prr3stt1qrs1prr3stt1qrs1prr4stt1qrr1prr4stt1qrr1prr4stt1qrr1pqr5stt1qrr2qrr3tuu0vvv0
  vvv0*11,vvv1vvv0*11,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0uuu0rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*10,vvv0uvv0*4,vvv0vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,uuu3stt9sttcsssdrssdttu8ttt7*2,stt9tuu5ttt7stt9ttt8vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1*2,uuv3tuu5tuu7ttt7ttt9uuu8ttt7sssasttbttt6sss8*2,ttt6vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv3tuu6pqqgqqqjrrrfqrrhqqrlrsscpqqlqrrfqrrepqqirrrerrsdrrsgpqqgrrrhsssdpqqjrrrgqrrituu5vvv1uvv0vvv1vvv0*23,
  vvv0vvv3uvv3rrrgsttarrsgsssesssctttbrssgrssavvv0*12,vvv1uvv0vvv1vvv0*2,sstbsssbsstarssduuu6vvv0*15,vvv1uvv0vvv1vvv0*23,
  vvv0vvv1*2,uuu4uvv3uuu6uuu5*2,uuu2uuu5uuu4vvv0*12,vvv1uvv0vvv1vvv0*2,uuu4*3,uuu5vvv2vvv0*15,vvv1uvv0vvv1vvv0*23,
  vvv1vvv0*22,uvv1uvv0vvv1vvv0*22,vvv1uvv0uvv1vvv0*22,vvv1
  uuu0*74,
  vvv0*74,
  vvv0uuu3*2,vvv0*2,ttu3vvv1vvv0uuu1vvv0uuu1vvv1vvv0*3,vvv1tuu3vvv1vvv0*56,
  vvv0pqqajklgikkhklmjjkliikklnoo7hijkjklgikkhijkknnocjlldjkklhjjlgijjijkljklfvvv0*55,
  vvv0vvv4ttt8tuu6ttt6*2,ttu6stt8tuu4tttattt8ttu5ttt8vvv0*61,
  vvv0vvv2uuu5uuu4uuu5uuu3*2,uuu5uuu3uuu5uuu4uuu5uuu6vvv0*61,
  vvv0*74,
  vvv0rss5qqrcqrr6qqrapqqapqqboppfuuu2vvv0*65,
  vvv0uvv2ttt4tuu3stt6*2,rrs9stt5vvv1vvv0*65,
  vvv0tuu2oqq0*15,rss3vvv0*2,pss1pss0*14,qst2vvv0*2,urq2uqo0*14,uqp1vvv0*2,rss3nqq0*15,tuu2vvv0
  vvv0vvv2uuu5uuu6uuu4uvv1uuu3uuu6ttt5vvv0*8,vvv2vvv0vvv1vvv2ttt7ttt5uuu3uuu4uuu5vvv0*9,vvv1vvv0*2,vvv1ttt6uuu3uuv4ttu4uuu3vvv0*10,vvv2vvv0qstbprs7qst4rtu0*13,sttbvvv0
  vvv0vvv1uuu4tttatttbttt6ttt8ttt7ttt6vvv1vvv0*7,vvv1uuu3vvv2*2,ttt7uuu7tttauuu6*2,vvv0*10,vvv1uvv2vvv0ttt9stt7uuu6ttu6sstbuuv2vvv0*9,vvv2uuu0rttbprs6oqrdrtu0*13,stubvvv0
  vvv0vvv1rrr9noojoppiklminooivvv0*10,vvv1*2,vvv2uuu2oppckmmlvvv1vvv0*13,vvv1vvv0pqqcmnofttu4vvv0*12,vvv1vvv0rttbloocmopcjmmdmppbjmmfhkkgqss2rtu0*8,stubvvv0
  vvv0vvv1vvv0*15,vvv1vvv0vvv1vvv0*15,vvv1vvv0*2,vvv1vvv0*15,vvv1vvv0qstartu0*15,stu9vvv0
  vvv0*57,tuu0*14,uuu0vvv0*2,
  vvv1vvv0*72,vvv1
two-tracks 1184x480
~ WwRR k9wt -B0z rk_K NWWp pZiO GNgD w7NQ SQ2O f59S 98vW Ur_u WReh cApt zSuK arLV b4Ia w7NQ kE0k EWy0
~ Yia7 tHr7 MW0N MX9w Lr97 PiG6 8FJd q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u a7wQ Bnn_ QpA8 d9nM
~ D6wq oI9- 4coH AQkn Gdp8 ZGuW iN9d 7eDd AQkn TbzW 8ij8 f3xV AQkn ZogU ZGuW
  rrsarss7rrs9rssauvv0*70,
  prr2lop0*34,npq2uvv0*2,tqo1som0*34,trq1
  ttu4vvv0*34,uuu1tuu2uuu2vuu1vvv0*34,vut3
  vvv0uuu2*3,vvv0*32,uvv1*2,vvv0ttt1uuu2vvv0*2,uuu2vvv0*30,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*29,uvv1*2,vvv0noo9jllhhijehjjfgiiovvv0*30,
  vvv0*36,uvv1*2,vvv0*36,
  vvv0tttaqqqhqrrfqqrhqrrkoppmrrsfpqqkpqqirrsapqqfrrsbpqqjqrrjpqqippqhqrrcpqqlrrrbqrriqrrgopqloppjrrrdrssfpqqhppqmqrrjnopirssdvvv0*5,uvv1*2,vvv0stt0rss0pqq6rss0stt0rss0*2,pqr5rss0stt1rss0qrr2prr4rss0stt1rss0qrr3qrr2rss0stt1rss0pqq5qss1rst0stt0rss0oqq7rss0stt0rss0qrs0pqq7rss0tuu0vvv0
  vvv0*6,vvv2vvv0*6,vvv1vvv0*3,vvv2vvv0vvv1vvv0*16,uvv1*2,vvv0tuu0stt0rss1stt0ttu0stt0rst0rss2stt0tuu1stt0rss0rss1stt0tuu1stt0rss1rss0stt0tuu1stt0rss1rst0stt0ttt0stt0rss1stt0tuu0stt0rss0rss1stt0uuu0vvv0
  vvv0*36,uvv1*2,vvv0ttu0rss0qrr3rss0ttt0stt0rss0qrs3rss0tuu1rss0rss1qss1rss0tuu1rss0rss1*2,rss0tuu1rss0qrr3rss0stt0*2,rss0qrr3rss0ttu0rst0rss0qrs2rss0uuu0vvv0
  vvv0stt8rsscrssesttbsssbqrrcsttbssscrssc*2,rss8rssettt5vvv0*22,uvv1*2,vvv0stt0rss0pqr4rss0stt0rss0qss0prr4rss0ttt1rss0qrr1qrr3rss0ttt1rss0qrr3qrr2rss0ttt1rss0pqr3qss1rtt0stt0rss0pqq6rss0stt0rss0qrs1qrr3rss0uuu0vvv0
  vvv0*11,vvv1vvv0*24,uvv1*2,vvv0*36,
  vvv0*3,vvv2vvv0vvv2vvv0*3,vvv1vvv0*26,uvv1*2,vvv0ttt7sssd*2,rss9rssersscrsserrsgrssastt9qrresss8rrrgrssgrssdrssarrrfrsscrrrbsssesss9rssbrssfvvv1vvv0*11,
  vvv0uvv4uuu4qrrhrsseqrrlqrrkqrrhssseqqrkqrrfvvv0*25,uvv1*2,vvv0*36,
  vvv1vvv0*35,uuu1*2,vvv0*35,vvv1
  uvv0*74,
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0opqbjklgmnnf*2,klliklmipqq6jklhmnndlmmflmmgoppanooalmmgklliikkjklmhmnnbvvv0*55,
  vvv0uuu3tuu4sst2tuu3stt4ttt4ttt2stt5rss6rss5sst5ttu3rss2ttt4stt5sss3ttt5stt3vvv0*55,
  vvv0uuu5rssdsssasssbsssasss9rrsdstt8sstcsssa*2,rsscvvv0*61,
  vvv0*74,
  vvv0tuu2uuu2uvv1vvv2uuu1uuv1uuu4vvv0*66,
  vvv0stt5oppepqq8oopenooflnninoohttt3vvv0*65,
  vvv0*2,uuu0tuu0*20,vvv0*3,vvu0vuu0*20,vvu0vvv0*3,tuu0*20,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*20,qss5vvv0vvv1urq2usq0*20,urq2vvv1vvv0nqqamqq0*21,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbrssdrrrbvvv2vvv0*13,vvv1vvv0vvv1uvv2rrscqrrdstt9sssbqrrevvv1vvv0*15,vvv1vvv0qstbmppdnpqfrtu0*19,stubvvv0
  vvv0vvv1ttt7qrrdrrsdoppcpqqcvvv0*16,vvv1uuu4vvv3vvv0stt7qrrevvv0*19,vvv2uuu0qstboqqanqq5loocoqqbmopcknnbqtt0rtu0*14,stubvvv0
  vvv0vvv1uuu1sst6ttt4rss5ttt5vvv0*16,vvv1vvv0vvv1*2,sss5rss4vvv0*19,vvv1vvv0qstaprr4orr6oqr6prs4prr5oqr5rtu0*15,stuavvv0
  vvv0*50,tuu3stu0*21,uvv2vvv0
  vvv0*74,
mine 1184x766
~ WwRR k9wt GGnH rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU XahF cxGh ddXO Ur_u WReh FA5A
~ 79Ve arLV -gOV w7NQ rfE- MP0D yxwp 8_iE t6K5 hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N KW6J yTv2
~ _qRH yiGt MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D o0yb
~ zJSL nC9C wDmg QT1L WZ9e c3Xq oJWK Og3T q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o
~ uCd_ a7wQ w7NQ ulb1 ZiFC D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N H51u AQkn -bJ- iN9d LtqB AQkn B4N5 8ij8
~ Svyp AQkn OY4z ZGuW -C5T QfYQ b2HY GP2D lbxd -MXT Q8vr aQxk KTHR lbxd obV3 Q8vr aQxk EWRT lbxd Xgl0
~ Q8vr aQxk pE1d lbxd UbFw Q8vr aQxk 6rtH lbxd UbFw Q8vr e1wl
  rrsdrss8uvv0*72,
  qss1lop0*22,tuu1uvv0stu1mqr0*22,stu1uvv0uut0spm0som0*21,tsr1
  stt5vvv0*22,stt5uvv0stu4vvv0*22,stu4uvv0uts3vvv0*22,uts3
  vvv0uvv1*2,vvv1vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1vvv0uuu0uuu1vvv1vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu1vvv0*16,uvv0*3,vvv0*2,
  vvv0qqr9ijkkijkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6fhhnjkleppqcvvv0*12,nqr9mpqdnqranqr8nqrcuvv0vvv1uvv0vvv1vvv0ijkegiiijklfghikmnnevvv0*12,qst3mpqdnqreuvv0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0*18,uvv0*3,vvv0*2,
  vvv0rrr6mnnaopp7qrr6noo9pqqbqrr7lmmcmnndttu4vvv1vvv0*11,vvv1uvv0vvv1vvv0rrr6qqqastt3lnnelmnenophvvv0*15,vvv1uvv0vvv1ttu42ac23bd7dija2bd33bd5fjlarss6rrs9prrc3bd23bd4dikb3bd43bd6dikb3bd53bd6gklgqrr4pqr9rstbvvv0
  vvv0uuu2noo9noocmno9opp5oop9oppamnnanooarrrdqrrcstt9vvv0*10,vvv1uvv0vvv1vvv0rss7noo7opp8opp9qrr6pqqdsss6vvv0*14,vvv1uvv0vvv1tuu36df1*2,gkl96df16df2hlm8stt3stt4qrsa6df15de1gkl96df16df2gkl96df15de1imndqss1qss2stt9vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt8sstattt8sssettt8stt9sttattt9rsscttt8vvv0*4,vvv1uvv0vvv1vvv0*11,ttu2stt0*3,stt2vvv0*6,vvv1uvv0vvv1vvv0rst0rss2tuu1rss0rss2tuu1rss0rss2tuu1rss0rss2tuu1rss0rss2tuu1rss1rss2tuu1rss1*2,uuu0vvv0
  vvv0uuu3stt9sss9sttatuu6stt8stt5uuu4uuu5ttu8tuu4uuu4ttt6*2,uvv2uuu2*2,uvv3vvv0*4,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt3stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0qss1prr2stt1qrs1prr3stt1qrs1prr3stt1qrr1prr3stt1qrr1qrr3stt1qrr1prr4stt1qrr1qrs2tuu0vvv0
  vvv0uuu4stt9ttt9*2,ttt7sss9uuu7ssscttt7sssd*2,ttt8*2,rrscvvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrraqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqdqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0qrs3gkl0*19,stt2vvv0vvv1uvv0vvv1vvv0uuu0*4,uvv0uuu0*4,uvv0qss6qst0*3,qss3uuu1uuu0*4,vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0sut1uuu3vvv0vvv1vvv0uuu3uuu4*2,ttt7uuu3vvv0vvv2vvv1vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6sssdpqqhrrrhrrscsssbrrsgsttarrrftttaqqqdqrrgqqqevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0rts3psq5qrrissscqrrkrrshrrsfsstcqrrjrrrdvvv0*12,vvv1uvv0vvv1uuu2mqo6stt8pqqkrssgqrrerrrdsst9qrrkrrrdsstarrrjrrrirrrfqrrf*2,vvv0*6,vvv1uvv0vvv1vvv0rnk5sttarrrerrrdsttbrrrfrssfpqqkrrsgssscrrshsssdrrsdqrrhvvv0*8,
  vvv0uvu1tuu1vvv1*2,vvv3vvv2*2,vvv1vvv2*2,vvv0*12,vvv1uvv0vvv1vvv0sut1vvv2vvv1*2,uvv2vvv2vvv1vvv3uvv2vvv3vvv2vvv1vvv2uvv2*2,vvv0*6,vvv1uvv0vvv1vvv0uts2vvv1uvv1vvv1uuu3vvv1*3,vvv2vvv1uuv2vvv1uvv1uuu4vvv0*8,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0ttt5*2,uvv1vvv1rss6uuu3uvv1vvv0uvv1*2,uuu3stt5uuu3vvv0sss5vvv1uuv1vvv1*2,vvv0*54,
  vvv0qqr8klmfjllglmmhlmmfjkljhjjgnooeklmcklliikkjijkhjkkjjllfoppdikkhoppahjjlkllhqrr9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrrsarsseuuu3vvv0*9,vvv1vvv0rttbnpqenpqgnqqemopgpss7rtu0*10,stubvvv0
  vvv0vvv1uuu3ttt5ttt6rss6rss5vvv0*10,vvv1uuu5vvv2vvv1tuu3rss7vvv0*13,uvv2uuu3vvv0uuu3sst6uuu2vvv0vvv1vvv0*10,vvv2uuu0rttbprs3prr5oqr6pss4oqr6npq4qst1rtu0*8,stubvvv0
  vvv0vvv1sss6qqreqrrboppcrrrcvvv0*10,vvv1vvv0vvv1vvv0qrr8oppevvv1vvv0*15,rrr8pqqcttt5vvv0*12,vvv1vvv0rttbnqq8npq9lnocnpq9mopalnobrtt1rtu0*8,stubvvv0
  vvv0*17,vvv1vvv0*38,stt6rtt0*15,tuu5vvv0
  vvv0*74,
  vvv0ttt6oppgrss5rss8rss9sss8pqqbttt4qrr6rss7rrs7rss9ttt2vvv0*60,
  vvv0tuu2rssaqrr9ttt6qrrbqqr8qrr9ttt5qrr9rrrboopcstt6uuu2vvv0*60,
  vvv0*74,
  vvv0rssapqqfppqkrssepqqkqqrgppqlqrrf*2,noomqqrjoppkqqrgoppiqrrgqrrhpqqiqrrcpqqkppqkqqrfrrrdoppipqqksssbopplqrrgooplqqqhqrripqqfpqqevvv0*34,oppfoppepqqgmnnl*2,rss8vvv0
  vvv0*74,
  vvv0uuu1vvv0vvv1vvv0*3,vvv1*2,vvv2vvv0uvv1vvv1vvv0vvv2vvv1vvv0*51,uuu2vvv1*2,uuu3ttt3uuu0vvv0
  vvv0uuu7qqrgopphrrrerrrbpqqhrrseqqriqrrgrrrcqrreopplrrrdopplttt7vvv0*51,opphpqqfqrrdopph*2,ttt7vvv0
  vvv0*74,
  vvv0uuu3ttt6uuu4vvv1uuu4vvv1ttt7uuv3vvv0*58,tuu5ttt4ttt5sst8sss7tuu2vvv0
  vvv0ttt7rsscrsseqqqdrrseqrrbsss9tttbvvv0*58,oppeqrrdrrrbpqqcpqqduuu6vvv0
  vvv0*74,
  vvv0uuu4stt8ttt8ttt9ttt4tuu6uuu4ttt5ttt8vvv0*57,ttu6ttu4ttt7rssarss9ttt3vvv0
  vvv0ttu6sssasttbrrrgsss8rrrerrrfttt7tttavvv0*57,rrr9qrrarss9qrraqrrcuuu5vvv0
  vvv0*74,
  vvv0ttt5rsscssscttt8sssattt8rrsfttt8rrrcsss9stt9sssattt7sstbrssgsst9stt7rsscsss9stt9rssasss8uuu2vvv0*43,ssscstt7rssaqqreqqqdstt5vvv0
  vvv0uuu4ttt6ttt7ttt6stt9ttt8sttbuuu6ttt8stt9uuu6tttattu7ttt9ttt7*2,ttt9sttcttt6ttu7sss9ttt7uuu3vvv0*43,sst4rss7ttt6sss6sss7uuv3vvv0
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrsbtuu8vvv0*55,
  vvv0*18,vvv1vvv0*55,
  vvv1vvv0*72,vvv1
today-done 1184x766
~ WwRR k9wt GaJm rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU XahF cxGh ddXO Ur_u WReh FA5A
~ 79Ve arLV -gOV w7NQ rfE- MP0D yxwp 8_iE t6K5 hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N KW6J yTv2
~ _qRH yiGt MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D 2Edj
~ 983K nC9C wDmg QT1L WZ9e c3Xq oJWK Lirl q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh FA5A 79Ve
~ -XBI a7wQ w7NQ ulb1 ZiFC D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N H51u AQkn -bJ- iN9d f5dY AQkn ShRP 8ij8
~ Svyp AQkn 2oTm ZGuW -C5T QfYQ b2HY GP2D lbxd 2wv2 Q8vr aQxk HOU1 lbxd obV3 Q8vr aQxk EWRT lbxd qoA3
~ Q8vr aQxk pE1d lbxd oLxl Q8vr aQxk 6rtH lbxd oLxl Q8vr e1wl
  rrsaqrrcrss8rrsatuu1uvv0*69,
  qss1lop0*22,tuu1uvv0stu1mqr0*22,stu1uvv0uut0spm0som0*21,tsr1
  stt5vvv0*22,stt5uvv0stu4vvv0*22,stu4uvv0uts3vvv0*22,uts3
  vvv0uvv1*2,vvv1vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1vvv0uuu0uuu1vvv1vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu1vvv0*16,uvv0*3,vvv0*2,
  vvv0qqr9ijkkijkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6fhhnjkleppqcvvv0*12,nqr9mpqdnqranqr8nqrcuvv0vvv1uvv0vvv1vvv0ijkegiiijklfghikmnnevvv0*12,qst3mqqanqreuvv0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0*18,uvv0*3,vvv0*2,
  vvv0rrr6mnnaopp7qrr6noo9pqqbqrr7lmmcmnndttu4vvv1vvv0*11,vvv1uvv0vvv1vvv0rrr6qqqastt3lnnelmnenophvvv0*15,vvv1uvv0vvv1ttu42ac13bd6dija2ac23bd4fjlarss5rss7prrc2ac22bd3dikb2ac33bd5dikb2ac43bd6ejkb2ac33bd6kno5vvv0
  vvv0uuu2noo9noocmno9opp5oop9oppamnnanooarrrdqrrcstt9vvv0*10,vvv1uvv0vvv1vvv0rss7noo7opp8opp9qrr6pqqdsss6vvv0*14,vvv1uvv0vvv1tuu36df16df3gkl96df16df3hlm8stt4sss6qrsa6df15de2gkl96df16df3gkl96df2*2,gkm96df26df3lop5vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt8sstattt8sssettt8stt9sttattt9rsscttt8vvv0*4,vvv1uvv0vvv1vvv0*11,ttu2stt0*3,stt2vvv0*6,vvv1uvv0vvv1vvv0rst0rss2tuu1rss0rss2tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss1*2,uuu0vvv0
  vvv0uuu3stt9sss9sttatuu6stt8stt5uuu4uuu5ttu8tuu4uuu4ttt6*2,uvv2uuu2*2,uvv3vvv0*4,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt3stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0qss1prr3stt1qrs1prr3stt1qrs1prr4stt1qrr1prr4stt1qrr1prr4stt1qrr1pqr5stt1qrr2qrr3tuu0vvv0
  vvv0uuu4stt9ttt9*2,ttt7sss9uuu7ssscttt7sssd*2,ttt8*2,rrscvvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrraqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqdqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0qrs3gkl0*19,stt2vvv0vvv1uvv0vvv1vvv0uuu0*4,uvv0uuu0*4,uvv0qss6qst0*3,qss3uuu1uuu0*4,vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0sut1uuu3vvv0vvv1vvv0uuu3uuu4*2,ttt7uuu3vvv0vvv2vvv1vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6sssdpqqhrrrhrrscsssbrrsgsttarrrftttaqqqdqrrgqqqevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0rts3psq5qrrissscqrrkrrshrrsfsstcqrrjrrrdvvv0*12,vvv1uvv0vvv1uuu2mqo6stt8pqqkrssgqrrerrrdsst9qrrkrrrdsstarrrjrrrirrrfqrrf*2,vvv0*6,vvv1uvv0vvv1vvv0lpn7stt9qrrhrsserssdrrrjtuu7qqrisssbrrrdrrsdrsscrssdrrsdsssbssscqrrirrrfrrrkvvv0*3,
  vvv0uvu1tuu1vvv1*2,vvv3vvv2*2,vvv1vvv2*2,vvv0*12,vvv1uvv0vvv1vvv0sut1vvv2vvv1*2,uvv2vvv2vvv1vvv3uvv2vvv3vvv2vvv1vvv2uvv2*2,vvv0*6,vvv1uvv0vvv1vvv0sut2vvv0uvv2uuu4uvv1vvv2*3,vvv1vvv2vvv1uuu4uvv2vvv2uvv1vvv1*3,vvv2vvv0*3,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0ttt5*2,uvv1vvv1rss6uuu3uvv1vvv0uvv1*2,uuu3stt5uuu3vvv0sss5vvv1uuv1vvv1*2,vvv0*54,
  vvv0qqr8klmfjllglmmhlmmfjkljhjjgnooeklmcklliikkjijkhjkkjjllfoppdikkhoppahjjlkllhqrr9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrssarrrhuuu4vvv0*9,vvv1vvv0rttbnpqenpqgnqqemopgpss7rtu0*10,stubvvv0
  vvv0vvv1vvv2tuu3uuu5sss4sss3vvv0*10,vvv1uuu5vvv2vvv0uuu2sst4vvv0*13,uvv2uuu3vvv0uuu2ttt3vvv1vvv0vvv1vvv0*10,vvv2uuu0rttbpss3prs4orr3qst3orr5oqr3qst1rtu0*8,stubvvv0
  vvv0vvv1sss7pqqgqqrdoopdqrrevvv0*10,vvv1vvv0vvv1uvv1qrr9oppgvvv1vvv0*15,qrr9pqqatuu3vvv0*12,vvv1vvv0rttbnqq8npq8loocnpq9loobknoeqtt2rtu0*8,stubvvv0
  vvv0*17,vvv1vvv0*38,stt6rtt0*15,tuu5vvv0
  vvv0*74,
  vvv0ttt6oppgrss5rss8rss9sss8pqqbttt4qrr6rss7rrs7rss9ttt2vvv0*60,
  vvv0tuu2rssaqrr9ttt6qrrbqqr8qrr9ttt5qrr9rrrboopcstt6uuu2vvv0*60,
  vvv0*74,
  vvv0rssapqqfppqkrssepqqkqqrgppqlqrrf*2,noomqqrjoppkqqrgoppiqrrgqrrhpqqiqrrcpqqkppqkqqrfrrrdoppipqqksssbopplqrrgooplqqqhqrripqqfpqqevvv0*34,mnomnooiqrrcmnnl*2,rss8vvv0
  vvv0*74,
  vvv0uuu1vvv0vvv1vvv0*3,vvv1*2,vvv2vvv0uuu1vvv1vvv0vvv1*2,vvv0*51,uuu2vvv1*2,uuu3ttt3uuu0vvv0
  vvv0uuu7qqrgopphrrrerrrbpqqhrrseqqriqrrgrssarsscoppmrsscoppjttt7vvv0*51,opphpqqfqrrdopph*2,ttt7vvv0
  vvv0*74,
  vvv0uuu2tuu4vvv2vvv0vvv2vvv0tuu5vvv2vvv0*58,tuu3ttu3uuu3ttt6stt5uuu1vvv0
  vvv0ttt7rrrerrrgpqqfqqrfpqqdrssbsttcvvv0*58,pqqerss8rrrdppqepqqftuu6vvv0
  vvv0*74,
  vvv0uuu4stt8ttt8ttt9ttt4tuu6uuu4ttt5ttt8vvv0*57,ttu6ttt4ttt7rssarss9ttt3vvv0
  vvv0ttu6sssasttbrrrgsss8rrrerrrfttt7tttavvv0*57,rrr9qrrasssaqrraqrrcuuu5vvv0
  vvv0*74,
  vvv0ttt5rsscssscttt8sssattt8rrsfttt8rrrcsss9stt9sssattt7sstbrssgsst9stt7rsscsss9stt9rssasss8uuu2vvv0*43,ssscsss7sssaqqreqqqdstt5vvv0
  vvv0uuu4ttt6ttt7ttt6stt9ttt8sttbuuu6ttt8stt9uuu6tttattu7ttt9ttt7*2,ttt9sttcttt6ttu7sss9ttt7uuu3vvv0*43,sst4rss7ttt6sss6sss7uuv3vvv0
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrsbtuu8vvv0*55,
  vvv0*18,vvv1vvv0*55,
  vvv1vvv0*72,vvv1
no-trades 1184x490
~ WwRR k9wt mGEk rk_K NWWp pZiO GNgD w7NQ SQ2O zx1J Ur_u WReh FA5A 79Ve arLV -gOV w7NQ rfE- MP0D U4hB
~ EXRX s4Ga hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N MStt yTv2 _qRH OjEw MStt yTv2 Lpip A5iE Ur_u
~ WReh MSMN yo1o q_hc WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k 3n3E 6dws DhMF QT1L G8iV HGhK vZio Og3T q6_t
~ ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o uCd_ a7wQ w7NQ ulb1 ZiFC D6wq oI9- nIeF AQkn
~ rN8j jC-N 4Efu AQkn kpHE iN9d jO9l AQkn kpHE 8ij8 T-11 AQkn OWKM ZGuW
  rssarss8qrrbstt4uvv0*70,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*19,vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*17,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*16,vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqranqrbnqrduvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*17,
  vvv0*23,vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0uuu0tuu0vvv0*2,
  vvv0sttbpqqhpqqipqqppqqkrrrdpqqhsssdpqqirrrfpqqjqrrepqqfoppjqqqgqqrgqrrcpqqipqqmstt8vvv0*2,vvv1uvv0vvv1ttt4oppfpqqaoppcqrrdppqbrss8vvv0*15,vvv1uvv0vvv1uvv4stt4rssasttcstt5sss8sttcsst6sss9sttcsst5stt7sttcsst6rss9sttcsst8rss9qrrhrss4rss9rstbvvv0
  vvv0*2,uuu4vvv2vvv1*2,ttt6uvv2vvv0*15,vvv1uvv0vvv1uvv1ttt4uuu4sss4uuu4rrs6uuu3vvv0*15,vvv1uvv0vvv1vvv3stt3*2,ttu8stt3stt4ttu8stt3stt4ttt8stt3*2,ttt9stt3stt4ttt9stt3stt4rsscqss1qss2stt8vvv0
  vvv0ttt6qrrgqqrjrssaqrrgqqqfrrrevvv1vvv0*14,vvv1uvv0vvv1uuu5qrrfrsscsssdqrrersseqrrfsssbrssdrssbrssgsss9rssarsscqrrhsttbrssgrrrjrssfrssdrsscvvv0vvv1uvv0vvv1vvv0rss0qss2tuu1rss0qrs2tuu1rss0qrs2tuu1rss0rss2tuu1rss0qss2tuu1rss1rss2tuu1rss1qss1uuu0vvv0
  vvv0*23,vvv1uvv0vvv1uuu4stt8rsscttt8uuu6vvv0*17,vvv1uvv0vvv1vvv0qss1prr2ttt1qrs1prr3ttt1qrs1prr3ttt1qrr1prr3ttt1qrr1qrr3ttt1qrr1prr4ttt1qrr1qrs2uuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0vvv1*4,vvv0*17,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0tuu0stt3sss5stt3uuu0tuu0ttt2sss4sst4uuu0*2,tuu2stt3rss5tuu0uuu0tuu1stt2rss5tuu0vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0tuu0qrr8pqqdqrr7uuu0tuu0rss5pqqapqrbtuu0*2,rss5qrr7oqqdtuu0uuu0rss4rss6opqdttt0vvv0vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0rss6qrra*2,qrrbuuu0stt1qrr9qrs9qrrbtuu0*2,qrrarss9qrr9stt1uuu0qrsaqrrcqrr9stt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vut2qmj6rrrfqrrkpqqkppqmrssgqrrfpqqipqqlrssbqqqfpqqhrrsevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0uvu1tuu1uuu4vvv0vvv2vvv0*3,vvv2vvv0*13,vvv1uvv0vvv1vvv0sut1uuu3tuu6vvv3vvv1vvv0*2,vvv2vvv0uuu3uuu5*2,vvv0vvv2*2,vvv0*6,vvv1uvv0vvv1vvv0uts2uuu2vvv0vvv2vvv0tuu4uuu4uuu5uvv3vvv0*2,vvv2vvv0vvv2vvv0*8,
  vvv0rts3psq5rrrgrsseqrrlqrrkqrrhssseqqrjqrrfvvv0*12,vvv1uvv0vvv1uuu2mqo6ttt8qrrfrssfqqrfqrrfrssbqrrkqqrfttt9rssgssseqrrhpqqfqqqfvvv0*6,vvv1uvv0vvv1vvv0rnk5ttt9qrrerrrcrssfsstcsssbrrrhrsserssdqrrjssscqrrepqqkvvv0*8,
  vvv1vvv0*22,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*22,vvv1
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*74,
  vvv0*74,
  vvv0oppcikkikmmglmngjkkjjkljlmmdnopcmnnbklmhjkljhjjjjkljlmmdlmngjllgppqaklmilmmgrrr8vvv0*42,vvv1stt7ttt9rssdttt8tttattt9sstesssbtuu6vvv0
  vvv0vvv1uuu2tuu1uuu2*2,uuu3rrr4uvv2ttt1uuu2tuu3ttt2uuu3uuu2vvv1tuu2uuu2sss4tuu1uvv1vvv0*43,vvv2uvv2uuu3uvv2uuu4vvv2uuu2vvv3vvv1vvv0
  vvv0tuu2oqq0*15,rss3vvv0*2,pss1pss0*14,qst2vvv0*2,urq2uqo0*14,uqp1vvv0*2,rss3nqq0*15,tuu2vvv0
  vvv0vvv2uuu5uuu6uuu4uvv1uuu3uuu2uuu6uuu4uvv3uuv2vvv0*5,vvv2vvv0vvv1vvv2ttt7uuu3*2,vvv3uuu4vvv0*9,vvv1vvv0*2,vvv1ttt6uuu3uuu4*3,vvv1vvv0*9,vvv2vvv0qstbprs7pss6qss6pss4qss4qss6pss5qst4rtu0*7,sttbvvv0
  vvv0vvv1uuu4tttatttbttt6ttt9uuu5sttcsst8stt8uuu4vvv0*5,vvv1uuu3vvv2*2,ttt7ttu7tttastt7ttt7vvv0*10,vvv1vvv2vvv0ttt9stt7tuu7tuu6sssbuuu3vvv0*9,vvv1uvv0rttborr9oqrdprs5prs6nqqboqrcoqrb*2,rtu0*7,stubvvv0
  vvv0vvv1sst9qrrcpqqf*2,rrscqqrdvvv0*9,vvv1vvv2*2,uuu2noohklmmvvv1vvv0*12,vvv1*2,vvv0opqdkmmmsst8vvv0*12,vvv1uvv0rttblnoekmngilliloodjmmfhkkgqss2rtu0*8,stubvvv0
  vvv0vvv1vvv0*15,vvv1vvv0vvv1vvv0*15,vvv1vvv0*2,vvv1vvv0*15,vvv1vvv0qstartu0*15,stu9vvv0
  vvv0*57,tuu0*14,uuu0vvv0*2,
  uvv1vvv0*72,uvv1
no-base 1184x549
~ WwRR k9wt zW7p rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D YY4g 8_iE pwLV xczU YD2U GiZV ddXO Ur_u WReh FA5A
~ 79Ve arLV -gOV w7NQ rfE- MP0D yxwp 8_iE t6K5 hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N KW6J yTv2
~ _qRH yiGt MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D o0yb
~ zJSL nC9C wDmg QT1L WZ9e c3Xq oJWK Og3T q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o
~ uCd_ a7wQ w7NQ ulb1 ZiFC D6wq oI9- CgZn AQkn rN8j jC-N H51u AQkn -bJ- iN9d LtqB AQkn B4N5 8ij8 T-11
~ AQkn OY4z ZGuW -C5T QfYQ b2HY 8c-B lbxd 4IKu Q8vr
  rssarrs8rss8uvv0*71,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*13,uvv0*5,vvv0vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*12,uvv0*3,vvv0*2,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*9,uvv0mpqdlppiorr8mpqepss6vvv0vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqranqr8nqrcuvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*12,qst3mpqdnqreuvv0vvv0
  vvv0*17,uvv0*5,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu0tuu0vvv0uuu0tuu0vvv0*2,uvv0vvv0uuu0tuu0vvv0uuu0tuu0vvv0uuu0tuu0uvv0tuu0suu0vvv0*2,
  vvv0uuu2qrr8oop8noocmnnfuuu1lmmaklmduuu4uuu2uuu1vvv0*11,vvv1uvv0vvv1*2,pqq6pqqbsst3lmmglmmfnooiuuu1vvv0*14,vvv1uvv0vvv1stt52ac13bd7cijb2ac23bd5ejkasst6sss9pqrc2ac23bd4cijb2ac33bd6cijb2ac43bd6fklgrss4rss9rstbvvv0
  vvv0tuu1mnnaopp7ppq8opp6pqq7opp8noo9sttaqrrbuuu6vvv0*11,vvv1uvv0vvv1vvv0ttt7oop5opp7ppq7rrr5qrrcstt5vvv0*14,vvv1uvv0vvv1tuu38eg1*2,hlm88eg18eg2imn7stt3stt4qss98eg17eg1hlm98eg18eg2hlm98eg17eg1jnocqss1qss2stt8vvv0
  vvv0tuu6sst9ttt8ttt7sttbttt7sttastt6stt9sttbttt8*2,sst9ttta*2,sttattt7sssattt9sssauuu2vvv0vvv1uvv0vvv1vvv0*11,ttu2stt0*3,stt2vvv0*6,vvv1uvv0vvv1vvv0rss0qss2tuu1rss0qrs2tuu1rss0qrs2tuu1rss0rss2tuu1rss0qss2tuu1rss1rss2tuu1rss1qss1uuu0vvv0
  vvv0vvv2uuu4ttt7tttasttasss7stt8stt9ttt8ttt9ttt8ttt6ttt4uuu4uuu5ttu8uuu4ttu6uuu4uuu3vvv0*2,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt3stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0qss1prr2ttt1qrs1prr3ttt1qrs1prr3ttt1qrr1prr3ttt1qrr1qrr3ttt1qrr1prr4ttt1qrr1qrs2uuu0vvv0
  vvv0tuu7rssdstt7ttt8stt8ttt9uuu7stt7ttt8ttt7stt9ttu8sttasstasttbsstesssatttasssbvvv2vvv0*2,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0qrs3gkl0*2,npq2tuu0*17,vvv0vvv1uvv0vvv1vvv0uuu0*4,vvv0uuu0*4,uvv0rst5rst0*3,qss3uvv1uuu0*4,vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0sut1uuu3vvv0vvv1vvv0uuu3uuu4*2,ttt7uuu3vvv0vvv2vvv1vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6sssdpqqhrrrhrrscsssbrrsgsttarrrftttaqqqdqrrgqqqevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0rts3psq5qrrissscqrrkrrshrrsfsstcqrrjrrrdvvv0*12,vvv1uvv0vvv1uuu2mqo6stt8pqqkrssgqrrerrrdsst9qrrkrrrdsstarrrjrrrirrrfqrrf*2,vvv0*6,vvv1uvv0vvv1vvv0rnk5sttarrrerrrdsttbrrrfrssfpqqkrrsgssscrrshsssdrrsdqrrhvvv0*8,
  vvv0uvu1tuu1vvv1*2,vvv3vvv2*2,vvv1vvv2*2,vvv0*12,vvv1uvv0vvv1vvv0sut1vvv2vvv1*2,uvv2vvv2vvv1vvv3uvv2vvv3vvv2vvv1vvv2uvv2*2,vvv0*6,vvv1uvv0vvv1vvv0uts2vvv1uvv1vvv1uuu3vvv1*3,vvv2vvv1uuv2vvv1uvv1uuu4vvv0*8,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0ttt5*2,uvv1vvv1rss6uuu3uvv1vvv0uvv1*2,uuu3stt5uuu3vvv0sss5vvv1uuv1vvv1*2,vvv0*54,
  vvv0qqr8klmfjllglmmhlmmfjkljhjjgnooeklmcklliikkjijkhjkkjjllfoppdikkhoppahjjlkllhqrr9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbrsscsssbssscvvv0*7,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrrsarsseuuu3vvv0*9,vvv1vvv0rttbmppgmopjnqqcnpqbmopgmppjnpqgnpqertu0*7,stubvvv0
  vvv0vvv1vvv2vvv1vvv0vvv1vvv0vvv1vvv0*9,vvv1uuu5vvv2vvv1tuu3rss7vvv0*13,uvv2uuu3vvv0uuu3sst6uuu2vvv0vvv1vvv0*10,vvv2uuu0rttbprs3*2,oqr6qss4orr5npq4qst2rtt1rtu0*7,stubvvv0
  vvv0vvv1ttt7rrrbpqqgqqrerrrcqrrbvvv0*9,vvv1vvv0vvv1vvv0qrr8oppevvv1vvv0*15,rrr8pqqcttt5vvv0*12,vvv1vvv0rttbnqq8npq9lnocnpq9mopalnobrtt1rtu0*8,stubvvv0
  vvv0*56,stu5rtt0*15,uuu4vvv0
  vvv0*74,
  vvv0ttt7noojqrr6rrr9qrrcrrraoppdttt5pqq8qrr9qqq8qrrattt3vvv0*60,
  vvv0uuu1stt7rss7ttt5rss8rrr6rrs7ttt4rss8sss9pqqatuu5uuu2vvv0*60,
  vvv0*74,
  vvv0rssapqqfppqkrssepqqkqqrhppqirss9ppqmoppjpqqgqrrgpqqhnoonrssdpqqlrss9pqqjopqrpqqhrss9opplqqriqqrepqqhqrrfpqqinookrrriqrrepqqfuuu3vvv0*34,oppenopgpqqhmnnl*2,rss8vvv0
  vvv0*74,
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
loss 1184x720
~ WwRR k9wt Iu6_ rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU xdH_ 8RIW ddXO Ur_u WReh FA5A
~ 79Ve arLV -gOV w7NQ rfE- MP0D gvLe 8_iE O7mq hWxe KW6J yTv2 8OB5 sQhS MStt yTv2 ZoAQ 5l0N MStt yTv2
~ _qRH OjEw MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D o0yb
~ zJSL nC9C wDmg QT1L WZ9e c3Xq oJWK Og3T q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o
~ uCd_ a7wQ w7NQ ulb1 ZiFC D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N _FQx AQkn 2EOD iN9d LtqB AQkn B4N5 8ij8
~ Svyp AQkn sKGe ZGuW -C5T QfYQ b2HY eJlb lbxd 4IKu Q8vr aQxk KTHR lbxd soEM Q8vr aQxk dSwm lbxd UbFw
~ Q8vr aQxk 6rtH lbxd UbFw Q8vr e1wl
  rrrbttt3uvv0*72,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*12,uvv0*3,vvv0*2,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqrampqenqrduvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*12,qst3mpqdnqreuvv0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu0tuu0vvv0uuu0tuu0vvv0*2,uvv0vvv0uuu0tuu0vvv0uuu0tuu0vvv0uuu0tuu0uvv0tuu0suu0vvv0*2,
  vvv0qrr6kmmbnoo8pqq6nooaoppcqqq8klmdlmnfttt6uuu2uuu1vvv0*10,vvv1uvv0vvv1vvv0qqq6rrr7pqq8oppbmnn7mnofpqqcvvv0*14,vvv1uvv0vvv1stt52ac13bd7cijb2ac23bd5ejkasst6sss9pqrc2ac23bd4cijb2ac33bd6cijb2ac43bd6fklgrss4rss9rstbvvv0
  vvv0uuu2ppq8nopbnoo8pqq4opp8ppqanoo9oop9rssb*2,ttt8vvv0*10,vvv1uvv0vvv1vvv0qrr4opp6pqq6opp5pqq7stt6pqqbvvv0*14,vvv1uvv0vvv1tuu38eg1*2,hlm88eg18eg2imn7stt3stt4qss98eg17eg1hlm98eg18eg2hlm98eg17eg1jnocqss1qss2stt8vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt8sstattt8sssettt8stt9sttattt9rsscttt8vvv0*4,vvv1uvv0vvv1*2,stt0*4,tuu2vvv0*16,vvv1uvv0vvv1vvv0rss0qss2tuu1rss0qrs2tuu1rss0qrs2tuu1rss0rss2tuu1rss0qss2tuu1rss1rss2tuu1rss1qss1uuu0vvv0
  vvv0uuu4sstasst9stt9ttt7ttu8sss9ttt5uuu5tuu6ttu6tuu4tuu6ttt7uuu3uuu2*2,uvv3vvv0*4,vvv1uvv0vvv1sttbrtu0nqqbmopioqr9qssbtuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0uuu0rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0qss1prr2ttt1qrs1prr3ttt1qrs1prr3ttt1qrr1prr3ttt1qrr1qrr3ttt1qrr1prr4ttt1qrr1qrs2uuu0vvv0
  vvv0uvv4stt9ttta*3,ttt8sst9uuu7sstbstt7sssd*2,ttt8ttt9rrsdvvv0*7,vvv1uvv0vvv1sttborr8npqdnqqenqqfqsscstt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0qrs3gkl0*9,mop2tuu0*10,vvv0vvv1uvv0vvv1uuu4qst0rst0*3,rtt5uuu0*4,uvv0*2,uuu0*4,vvv0uuu0*4,vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0sut1uuu3vvv0vvv1vvv0uuu3uuu4*2,ttt7uuu3vvv0vvv2vvv1vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6sssdpqqhrrrhrrscsssbrrsgsttarrrftttaqqqdqrrgqqqevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0rts3psq5qrrissscqrrkrrshrrsfsstcqrrjrrrdvvv0*12,vvv1uvv0vvv1uuu2mqo6stt8pqqkrssgqrrerrrdsst9qrrkrrrdsstarrrjrrrirrrfqrrf*2,vvv0*6,vvv1uvv0vvv1vvv0rnk5sttarrrerrrdsttbrrrfrssfpqqkrrsgssscrrshsssdrrsdqrrhvvv0*8,
  vvv0uvu1tuu1vvv1*2,vvv3vvv2*2,vvv1vvv2*2,vvv0*12,vvv1uvv0vvv1vvv0sut1vvv2vvv1*2,uvv2vvv2vvv1vvv3uvv2vvv3vvv2vvv1vvv2uvv2*2,vvv0*6,vvv1uvv0vvv1vvv0uts2vvv1uvv1vvv1uuu3vvv1*3,vvv2vvv1uuv2vvv1uvv1uuu4vvv0*8,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0ttt5*2,uvv1vvv1rss6uuu3uvv1vvv0uvv1*2,uuu3stt5uuu3vvv0sss5vvv1uuv1vvv1*2,vvv0*54,
  vvv0qqr8klmfjllglmmhlmmfjkljhjjgnooeklmcklliikkjijkhjkkjjllfoppdikkhoppahjjlkllhqrr9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfstt8rsscrrrevvv2vvv0*13,qrrfrrsbsttbrrsarsseuuu3vvv0*9,vvv1vvv0rttbnpqenpqgnqqemopgpss7rtu0*10,stubvvv0
  vvv0vvv1uuu3ttt5ttt6rss6rss5vvv0*10,vvv1uuu5vvv2uuu2ttt5rss7vvv0*13,uvv2uuu3vvv0uuu3sst6uuu2vvv0vvv1vvv0*10,vvv2uuu0rttbprs3prr3oqr5pss4oqr6npq4qst1rtu0*8,stubvvv0
  vvv0vvv1sss6qqreqrrboppcrrrcvvv0*10,vvv1vvv0vvv1ttu5qqrdoppfvvv1vvv0*15,rrr8pqqcttt5vvv0*12,vvv1vvv0rttboqq8npq8mopbnpq9mopalnobrtt1rtu0*8,stubvvv0
  vvv0*56,stu5rtt0*15,uuu4vvv0
  vvv0*74,
  vvv0ttt7noojqrr6rrr9qrrcrrraoppdttt5pqq8qrr9qqq8qrrattt3vvv0*60,
  vvv0uuu1stt7rss7ttt5rss8rrr6rrs7ttt4rss8sss9pqqatuu5uuu2vvv0*60,
  vvv0*74,
  vvv0usr7tqpbtqofusrbtqpetrqcsqogtrqbtqpgtrqesqogtqphtqohtrqcsqogsqoeusratqpftsr8tqpftqpgtqpdusr8tqpatsr9trqbsqoftrpdtsrbsqoitqpesqoftsrcsqoetrqctqpdtsr8tqodtrqbtrqdtqpetrqdtqpdtrqatrpetrpctrpftqpbvvv0*18,oppenopgpqqhmnnl*2,rss8vvv0
  vvv0*74,
  vvv0uuu1vvv0vvv1vvv0*3,vvv1*2,vvv2vvv0uvv1vvv1vvv0vvv2vvv1vvv0*51,uuv2uuu1*2,uuu3ttt3uuu0vvv0
  vvv0uuu7qqrgopphrrrerrrbpqqhrrseqqriqrrgrrrcqrreopplrrrdopplttt7vvv0*51,ppqgpqqesss9opph*2,ttt7vvv0
  vvv0*74,
  vvv0uuu3ttt6uuu4vvv1uuu4vvv1ttt7uuu4vvv0*58,uuu5uuu3ttt5sst8sss7tuu2vvv0
  vvv0ttt7rsscrsseqqqdrrseqrrbsttasttcvvv0*58,qrrb*2,rrrbpqqcpqqduuu6vvv0
  vvv0*74,
  vvv0ttt4sssattt9uuu6stt8tuu7ssscttt6sssattt7*2,stt8tuu5stt9sssdttt8ttt5sttastt7ttt7stt8ttt7uvv1vvv0*43,stt9ttt6sss8qrrcqrrbttt4vvv0
  vvv0uuu5stt8stt9stt8sssbstt9sssetuu8sssarrsbtuu8ssscttt9tttasttattt8sstbrssesss8ttt9rssbsst9uuu3vvv0*43,rss7rrs9sst8rss8rrr9uuu4vvv0
  vvv0*74,
  vvv0ttt6tttarssgsttarssdsttattt8rssbsssctuu5sstcstt9rssesssattt7rrshsss9uuu6vvv0*55,
  vvv0*2,vvv1*14,vvv2uuu2uvv3vvv0*55,
  vvv1vvv0*73,
top 1184x674
~ WwRR k9wt kCyx rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D LLZ7 8_iE E_07 xczU Fuyq Ur_u WReh FA5A 79Ve arLV
~ -gOV w7NQ rfE- MP0D pRjP 8_iE _de- hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N MStt yTv2 _qRH OjEw
~ KW6J yTv2 Lpip 89ed Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D o0yb zJSL nC9C
~ wDmg QT1L WZ9e c3Xq oJWK Og3T q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o uCd_ a7wQ
~ w7NQ ulb1 ZiFC D6wq oI9- BaJO AQkn hIP9 ZGuW jC-N AEor AQkn KXC5 iN9d LtqB AQkn B4N5 8ij8 Svyp AQkn
~ fMf4 ZGuW -C5T QfYQ b2HY KTHR lbxd 0JRu Q8vr aQxk VKbU lbxd 6vrc Q8vr aQxk 6rtH lbxd uauB Q8vr e1wl
  qrrbtuu2uvv0*72,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*15,uvv0*3,vvv0vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*12,uvv0*3,vvv0*2,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*11,tuu0kopgmpqgpss5vvv0vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqranqr9nqrcuvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*12,qst3mpqdnqreuvv0vvv0
  vvv0*19,uvv0*3,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu0tuu0vvv0uuu0tuu0vvv0*2,uvv0vvv0uuu0tuu0vvv0uuu0tuu0vvv0uuu0tuu0uvv0tuu0suu0vvv0*2,
  vvv0uuu2ppqaoopamnn8qrr9opp8mno8pqq6mno7lmmc*2,pqq9lmmdoppbnooauuu2ppqaopp9uuu3uuu2vvv0*2,vvv1uvv0vvv1*2,pqq6oppasst3nooamnn9rss7mnn7mnnalmneppqevvv0*11,vvv1uvv0vvv1stt52ac13bd7cijb2ac23bd5ejkasst6sss9pqrc2ac23bd4cijb2ac33bd6cijb2ac43bd6fklgrss4rss9rstbvvv0
  vvv0tuu1opp7ppq5opp8opp7opp6oppbnoobrss7pqq8*2,pqqbnoo9nop6opp5rss6opp7pqq4rrscrsscuvv2vvv0vvv1uvv0vvv1vvv0ttt5oop5mnoaqrr5opp8oop7pqq7ppq9rss6pqqbvvv2vvv0*10,vvv1uvv0vvv1tuu38eg1*2,hlm88eg18eg2imn7stt3stt4qss98eg17eg1hlm98eg18eg2hlm98eg17eg1jnocqss1qss2stt8vvv0
  vvv0ttt5ttt8ttt6sttbttt8ttt9sttcsstdrssduuu4sssattt7sssbstt8sssesst8ttt8stt8ttt7sttbtuu4vvv0vvv1uvv0vvv1vvv0*16,tuu2stt0*4,vvv1*2,uvv0vvv1vvv0rss0qss2tuu1rss0qrs2tuu1rss0qrs2tuu1rss0rss2tuu1rss0qss2tuu1rss1rss2tuu1rss1qss1uuu0vvv0
  vvv0vvv1uuu3*3,vvv2uuu4uvv2uuu2*2,vvv2uuu3uvv2uvv3uuv2tuu6uuu3uuu2uuu3uuu4*2,uuv2vvv0vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0qssbqss6orr8loohrtu0sttbvvv1uvv0vvv1vvv0qss1prr2ttt1qrs1prr3ttt1qrs1prr3ttt1qrr1prr3ttt1qrr1qrr3ttt1qrr1prr4ttt1qrr1qrs2uuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1qsscoqrdoqqfnqqdqst4sttbvvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0uuu0*4,vvv0uuu0*4,uvv0*2,uuu0*4,rtt5rst0*3,qst0uuu4vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0sut1uuu3vvv0vvv1vvv0uuu3uuu4*2,ttt7uuu3vvv0vvv2vvv1vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6sssdpqqhrrrhrrscsssbrrsgsttarrrftttaqqqdqrrgqqqevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0rts3psq5qrrissscqrrkrrshrrsfsstcqrrjrrrdvvv0*12,vvv1uvv0vvv1uuu2mqo6stt8pqqkrssgqrrerrrdsst9qrrkrrrdsstarrrjrrrirrrfqrrf*2,vvv0*6,vvv1uvv0vvv1vvv0rnk5sttarrrerrrdsttbrrrfrssfpqqkrrsgssscrrshsssdrrsdqrrhvvv0*8,
  vvv0uvu1tuu1vvv1*2,vvv3vvv2*2,vvv1vvv2*2,vvv0*12,vvv1uvv0vvv1vvv0sut1vvv2vvv1*2,uvv2vvv2vvv1vvv3uvv2vvv3vvv2vvv1vvv2uvv2*2,vvv0*6,vvv1uvv0vvv1vvv0uts2vvv1uvv1vvv1uuu3vvv1*3,vvv2vvv1uuv2vvv1uvv1uuu4vvv0*8,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0ttt5*2,uvv1vvv1rss6uuu3uvv1vvv0uvv1*2,uuu3stt5uuu3vvv0sss5vvv1uuv1vvv1*2,vvv0*54,
  vvv0qqr8klmfjllglmmhlmmfjkljhjjgnooeklmcklliikkjijkhjkkjjllfoppdikkhoppahjjlkllhqrr9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbrsscvvv0*9,vvv1vvv0vvv1uuu5rrrfttt6sssdrrscqrrcsssevvv0*12,qrrfrrsbsttbrrsarsseuuu3vvv0*9,vvv1vvv0rttbnpqenpqgnqqemopgpss7rtu0*10,stubvvv0
  vvv0vvv1uuu3tuu2stt7sst6stt6sss6stt2vvv0*8,vvv1uuu5vvv2vvv1tuu4sss5vvv0*13,uvv2uuu3vvv0uuu3sst6uuu2vvv0vvv1vvv0*10,vvv2uuu0rttbqss3orr7oqr6prr4oqr7pss6oqr5oqq5rtu0*7,stubvvv0
  vvv0vvv1sst5qrr9pqqgqrrbpqqboppettt6vvv0*8,vvv1vvv0vvv1vvv0qrr9oppevvv1vvv0*15,rrr8pqqcttt5vvv0*12,vvv1vvv0rttbnqq8mppblnocmppcmopdnpqalnobnqqbrtu0*7,stubvvv0
  vvv0*56,stu5rtt0*15,uuu4vvv0
  vvv0*74,
  vvv0ttt7noojqrr6rrr9qrrcrrraoppdttt5pqq8qrr9qqq8qrrattt3vvv0*60,
  vvv0uuu1stt7rss7ttt5rss8rrr6rrs7ttt4rss8sss9pqqatuu5uuu2vvv0*60,
  vvv0*74,
  vvv0stt8qqrhnopirrrerrrbpqqhrrrfpqqkpqqjrrrcpqqgoopmrrrdoopnstt9vvv0*49,sss6pqqfmnojoopiopqhmnnl*2,rss8vvv0
  vvv0*74,
  vvv0uuu1uuu2uvv3vvv3vvv1*2,vvv0uuv2uvv2vvv0*55,vvv1uuu1uuu2uvv1*2,uuu3ttt3uuu0vvv0
  vvv0ttt8qrrgrrrgppqmqrrcpqqj*2,rrrfrssfvvv0*55,sss6qrrcopphpqqepqqfopph*2,ttt7vvv0
  vvv0*74,
  vvv0uuu3ttt6uuu5vvv2uuu3uvv4uuu6uuu3uuu4vvv2uuu3uuu4vvv1ttu5ttt7uuu4uuu2uuu5uuu3*3,uvv2vvv0*42,uuu2tuu2stt6ttt5*2,sst8sss7tuu2vvv0
  vvv0ttt7rsscrsserssdqrrgsssdqqrksttbqrrgpqqgsttbrrrfrssdssserrsgssscrrrfqqqjqrrdssscpqqfqrretuu4vvv0*41,ttt4rrsaqrrbqrrerrrbpqqcpqqduuu6vvv0
  vvv0*74,
  vvv0tuu6ttu8sssettt8sssbttt8ttt6sst9sttauuu4sttbttt8ssscstt8ttu5sssfttt7uuu5vvv0*55,
  vvv0vvv1uuv2uuu3uvv3uuu4uvv3uuu2uuu3*2,vvv2*2,uuv2uuu3*2,uvv2uuu4tuu4uuu4vvv0*55,
  vvv1vvv0*72,vvv1
  uuu0ttt0*72,uuu0
void 1184x720
~ WwRR k9wt bSry rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU XahF cxGh ddXO Ur_u WReh FA5A
~ 79Ve arLV -gOV w7NQ rfE- sIGB KdQH 8_iE t6K5 hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N KW6J yTv2
~ _qRH yiGt MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh MSMN yo1o amOI b4Ia w7NQ kE0k sIGB KdQH
~ zJSL nC9C wDmg QT1L WZ9e c3Xq oJWK Og3T q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o
~ amOI WReh MSMN yo1o uCd_ a7wQ w7NQ ulb1 ZiFC D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N yeE4 AQkn kpHE iN9d
~ TiZZ AQkn kpHE 8ij8 Svyp AQkn OWKM ZGuW -C5T QfYQ b2HY GP2D lbxd Ved8 Q8vr aQxk cpGK lbxd UbFw Q8vr
~ aQxk K4Cy lbxd IS9o Q8vr e1wl
  qrrbstt5uvv0*72,
  qss1lop0*22,tuu1uvv0stu1mqr0*22,stu1uvv0uut0spm0som0*21,tsr1
  stt5vvv0*22,stt5uvv0stu4vvv0*22,stu4uvv0uts3vvv0*22,uts3
  vvv0uvv1*2,vvv1vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1vvv0uuu0uuu1vvv1vvv0*10,vvu0*7,vvv0vvv1uvv0vvv1vvv0uuu1vvv0*12,vvu0*7,vvv0*2,
  vvv0qqr9ijkkijkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6fhhnjkleppqcvvv0*9,vut0snkfsomaspmdtpmasomfsometpm9vvu0vvv1uvv0vvv1vvv0ijkegiiijklfghikmnnevvv0*7,vuu0somcsolbspmetqn8somesoldspmbvut0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*14,vvu0*7,vvv0vvv1uvv0vvv1vvv0*14,vvu0*7,vvv0*2,
  vvv0rrr6mnnaopp7qrr6noo9pqqbqrr7lmmcmnndttu4vvv1vvv0*11,vvv1uvv0vvv1vvv0rrr6qqqastt3lnnelmnenophvvv0*15,vvv1uvv0vvv1ttu42ac13bd6dija2ac23bd4fjlarss5rss7prrc2ac22bd3dikb2ac33bd5dikb2ac43bd6gklgqrs4prr8rstbvvv0
  vvv0uuu2noo9noocmno9opp5oop9oppamnnanooarrrdqrrcstt9vvv0*10,vvv1uvv0vvv1vvv0rss7noo7opp8opp9qrr6pqqdsss6vvv0*14,vvv1uvv0vvv1tuu36df16df3gkl96df16df3hlm8stt4sss6qrsa6df15de2gkl96df16df3gkl96df2*2,imndqrs2qrs4stt9vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt8sstattt8sssettt8stt9sttattt9rsscttt8vvv0*4,vvv1uvv0vvv1vvv0*11,ttu2stt0*3,stt2vvv0*6,vvv1uvv0vvv1vvv0rst0rss2tuu1rss0rss2tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss1*2,uuu0vvv0
  vvv0uuu3stt9sss9sttatuu6stt8stt5uuu4uuu5ttu8tuu4uuu4ttt6*2,uvv2uuu2*2,uvv3vvv0*4,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt3stt5rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0qss1prr3stt1qrs1prr3stt1qrs1prr4stt1qrr1prr4stt1qrr1prr4stt1qrr1pqr5stt1qrr2qrr3tuu0vvv0
  vvv0uuu4stt9ttt9*2,ttt7sss9uuu7ssscttt7sssd*2,ttt8*2,rrscvvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrraqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqdqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0qss2imn0*19,stt2vvv0vvv1uvv0vvv1vvv0uuu0*4,uvv0uuu0*4,uvv0qss6qst0*3,qss3uuu1uuu0*4,vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*2,tuu0*19,vvv0*2,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6rrrgrrrerssgrsscrssdqqqjsssepqqlrssdrrrcqrrhqrrdvvv0*8,vvv1uvv0vvv1vvv0rnk5sss9qrresss9qrrfssscrrrfqqrlssseqrrhrrrcsstaqrrlqrrdstt9sstarrrfrsshsstbvvv0*3,
  vvv0*23,vvv1uvv0vvv1vvv0sut1vvv1uuu3vvv2vvv1*4,uvv1vvv1uvv1vvv2uvv1vvv0*8,vvv1uvv0vvv1vvv0uts2uuu4tuu5uuu3ttt6vvv1vvv3vvv1*2,uvv2*2,vvv1vvv3uvv1vvv1*2,vvv2*2,vvv1vvv0*3,
  vvv0*23,vvv1uvv0vvv1vut2qmj6qrrcqqqkrrrfpqqirsseqrriqqrjrrsfpqqiqrrfrssepqqkpqqhrssdrsseqrrhqrrfttt7vvv0*2,vvv1uvv0vvv1vvv0*2,ttt8rssestt9sstavvv1vvv0*16,
  vvv0qss4orq5pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1vvv0*2,rrrdqrrgrssgsssevvv0*16,vvv1uvv0vvv1vvv0qmj6sssbqqrf*2,sssdqrrgrrrgpqqmqrrirssdqrrjrssfqqrfpqqkvvv0*8,
  vvv0*2,uvu0vvv0*20,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0vut1vvv0*3,vvv2vvv0*8,vvv2vvv0*8,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6*2,tuu2uuu3qqr7ttt4ttu2uuu2ttt1ttu2stt5rrs6stt5uuu1rrr6tuu2ttu2uuu2*2,vvv1vvv0*53,
  vvv0qrr8lmmdkmmfmnnfmnoeklmiijkgnopcmnnblmmhkllijklgklmikmmepqqcjllgpqq9ikkklmmfqrr8vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urp3uqo0*14,uqp1vvu2vvv0orr8lpp0*15,stt7vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfsstcrrsfuuu5vvv0*14,qrrfrrsbsttbrrsgttt9vvv0*10,vvv1vvv0rttbnpqenpqhnqqemopgprs7rtu0*10,stubvvv0
  vvv0vvv1uuu4stt7ttt8rrr7*2,vvv0*10,vvv1uuu5vvv2vvv1ttt6rrr9vvv0*13,uvv2uuu3vvv0ttt5rrr9uuu3vvv0*12,vvv2uuu0rttbpss5oqr6nqq7prs6oqq7mpp6qst1rtu0*8,stubvvv0
  vvv0vvv1stt5qrrcrrsappqarssavvv0*10,vvv1vvv0vvv1vvv0qqrbpqqdvvv1vvv0*15,rrr8pqqdtuu5vvv0*12,vvv1vvv0rttbnpq9npqamppanqq8mpp8mop9rtt1rtu0*8,stubvvv0
  vvv0*56,tuu5rtt0*15,uuu4vvv0
  vvv0*74,
  vvv0sst8mnnlpqq9qrrapqqfqqrcoopfstt6oppapqqbpqqaqrrbttt3vvv0*60,
  vvv0uuu1ttt5stt5uuu3stt5sss4sss5tuu3stt5ttt6qqr8uuu4uuu1vvv0*60,
  vvv0*6,vvv1*2,vvv0*2,vvv1vvv0vvv1*2,uvv1uuu1vvv0*10,vvv1*2,uvv1uuu1vvv0*40,vvv1uuv1vvv0*2,
  vvv0sst9pqqfpqqjrssepqqkqrrfpqqkrrre*2,opplqrripqqjqrrfpqqgrrsfqrrhpqqiqrrcpqqkppqkqqrfrrrdopphpqqjsssappqkrrrfppqjrrrfrrriqqqepqqevvv0*34,noojoppjppqgnooj*2,stt8vvv0
  vvv0*74,
  vvv0uuu1vvv2vvv0vvv2vvv0*2,vvv1vvv0uuu5uuv3tuu5*2,vvv0vvv2vvv0uvv4vvv0vvv2vvv0*48,uuu3uuu2uuu3ttt6stt5uuu1vvv0
  vvv0tuu3qrrgppqfqrrfpqqiqrriqrrdrrrhpqqgsttbrrrh*2,qrrdpqqjpqqfrrrdpqqhpqqerrravvv0*47,qqqdqqrdqrrdppqepqqftuu6vvv0
  vvv0*74,
  vvv0uuu4stt8uuu5uuu4ttt6uvv2tuu7stt7ttu6sst9tuu7tuu4tuu6ttt6ttu5tuu3ttt5uvv2vvv0*48,ttt7stt6ttt7rssarss9ttt3vvv0
  vvv0ttu6sssasttaqrresssettt8rrrgsssetttarssbttt9rrscrssfrrrctttarrrc*2,tuu5vvv0*48,qrrbrrrbrss9qrraqrrcuuu5vvv0
  vvv0*74,
  vvv0ttt6tttarssgsttarssdsttattt8rssbsssctuu5sstcstt9rssesssattt7rrshsss9uuu6vvv0*55,
  vvv0*2,vvv1*14,vvv2uuu2uvv3vvv0*55,
  vvv1vvv0*73,
scaled 1184x798
~ WwRR k9wt NHIk rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU XahF cxGh ddXO Ur_u WReh FA5A
~ 79Ve arLV -gOV w7NQ rfE- MP0D yxwp 8_iE t6K5 hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N KW6J yTv2
~ _qRH yiGt MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D o0yb
~ zJSL nC9C wDmg QT1L WZ9e c3Xq oJWK Og3T q6_t ea2W FOgG TjXF H7tO 8FVZ 6Syz iUuA Ur_u WReh MSMN yo1o
~ uCd_ a7wQ w7NQ ulb1 ZiFC D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N H51u AQkn -bJ- iN9d LtqB AQkn B4N5 8ij8
~ Svyp AQkn jecD ZGuW r-UV -C5T QfYQ b2HY GP2D lbxd ybB0 Q8vr aQxk KTHR lbxd 8S1f Q8vr aQxk EWRT lbxd
~ 5e7G Q8vr aQxk pE1d lbxd mcYK Q8vr aQxk 6rtH lbxd mcYK Q8vr e1wl
  rss8qrrcttt3uvv0*71,
  qss1lop0*22,tuu1uvv0stu1mqr0*22,stu1uvv0uut0spm0som0*21,tsr1
  stt5vvv0*22,stt5uvv0stu4vvv0*22,stu4uvv0uts3vvv0*22,uts3
  vvv0uvv1*2,vvv1vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1vvv0uuu0uuu1vvv1vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu1vvv0*16,uvv0*3,vvv0*2,
  vvv0qqr9ijkkijkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6fhhnjkleppqcvvv0*12,nqr9mpqdnqranqr8nqrcuvv0vvv1uvv0vvv1vvv0ijkegiiijklfghikmnnevvv0*12,qst3mpqdnqreuvv0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0*18,uvv0*3,vvv0*2,
  vvv0rrr6mnnaopp7qrr6noo9pqqbqrr7lmmcmnndttu4vvv1vvv0*11,vvv1uvv0vvv1vvv0rrr6qqqastt3lnnelmnenophvvv0*15,vvv1uvv0vvv1ttu42ac13bd6dija2ac23bd4fjlarss5rss7prrc2ac22bd3dikb2ac33bd5dikb2ac43bd6gklgqrs4prr8rstbvvv0
  vvv0uuu2noo9noocmno9opp5oop9oppamnnanooarrrdqrrcstt9vvv0*10,vvv1uvv0vvv1vvv0rss7noo7opp8opp9qrr6pqqdsss6vvv0*14,vvv1uvv0vvv1tuu36df16df3gkl96df16df3hlm8stt4sss6qrsa6df15de2gkl96df16df3gkl96df2*2,imndqrs2qrs4stt9vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt8sstattt8sssettt8stt9sttattt9rsscttt8vvv0*4,vvv1uvv0vvv1vvv0*11,ttu2stt0*3,stt2vvv0*6,vvv1uvv0vvv1vvv0rst0rss2tuu1rss0rss2tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss1*2,uuu0vvv0
  vvv0uuu3stt9sss9sttatuu6stt8stt5uuu4uuu5ttu8tuu4uuu4ttt6*2,uvv2uuu2*2,uvv3vvv0*4,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt3stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0qss1prr3stt1qrs1prr3stt1qrs1prr4stt1qrr1prr4stt1qrr1prr4stt1qrr1pqr5stt1qrr2qrr3tuu0vvv0
  vvv0uuu4stt9ttt9*2,ttt7sss9uuu7ssscttt7sssd*2,ttt8*2,rrscvvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrraqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqdqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0*23,
  vvv0qss2imn0*19,stt2vvv0vvv1uvv0vvv1vvv0uuu0*4,uvv0uuu0*4,uvv0qss6qst0*3,qss3uuu1uuu0*4,vvv0vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*2,tuu0*19,vvv0*2,vvv1uvv0vvv1vvv0sut1uuu3vvv0vvv1vvv0uuu3uuu4*2,ttt7uuu3vvv0vvv2vvv1vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2mqo6sssdpqqhrrrhrrscsssbrrsgsttarrrftttaqqqdqrrgqqqevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0rts3psq5qrrissscqrrkrrshrrsfsstcqrrjrrrdvvv0*12,vvv1uvv0vvv1uuu2mqo6stt8pqqkrssgqrrerrrdsst9qrrkrrrdsstarrrjrrrirrrfqrrf*2,vvv0*6,vvv1uvv0vvv1vvv0rnk5sttarrrerrrdsttbrrrfrssfpqqkrrsgssscrrshsssdrrsdqrrhvvv0*8,
  vvv0uvu1tuu1vvv1*2,vvv3vvv2*2,vvv1vvv2*2,vvv0*12,vvv1uvv0vvv1vvv0sut1vvv2vvv1*2,uvv2vvv2vvv1vvv3uvv2vvv3vvv2vvv1vvv2uvv2*2,vvv0*6,vvv1uvv0vvv1vvv0uts2vvv1uvv1vvv1uuu3vvv1*3,vvv2vvv1uuv2vvv1uvv1uuu4vvv0*8,
  vvv1vvv0*22,uvv1uvv0uvv1vvv0*22,uvv1uvv0uvv1vvv0*22,vvv1
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0ttt5*2,uvv1vvv1rss6uuu3uvv1vvv0uvv1*2,uuu3stt5uuu3vvv0sss5vvv1uuv1vvv1*2,vvv0*54,
  vvv0qqr8klmfjllglmmhlmmfjkljhjjgnooeklmcklliikkjijkhjkkjjllfoppdikkhoppahjjlkllhqrr9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrrsarsseuuu3vvv0*9,vvv1vvv0rttbnpqenpqgnqqemopgpss7rtu0*10,stubvvv0
  vvv0vvv1vvv2tuu3uuu5sss4sss3vvv0*10,vvv1uuu5vvv2vvv0uuu2sst4vvv0*13,uvv2uuu3vvv0uuu2ttt4uvv1vvv0vvv1vvv0*10,vvv2uuu0rttbpss2prs3prr3qst3orr5oqr3qst1rtu0*8,stubvvv0
  vvv0vvv1sss7pqqgqqrdoopdqrrevvv0*10,vvv1vvv0vvv1uvv1qrr9oppgvvv1vvv0*15,qrr9oppettt6vvv0*12,vvv1vvv0rttbmppbmppdknnbnqq8loobknoeqtt2rtu0*8,stubvvv0
  vvv0*17,vvv1vvv0*38,stt6rtt0*15,tuu5vvv0
  vvv0uuu5ttt7uuu5ttt7uuu4tuu4uuu4uuu3uuu4uuu5uuu4*2,tuu5tuu4tuu7uuu3*3,uuu4ttu7uuu4uuu5uuv2uuu4vvv0*49,
  vvv0uuu3tttattt8ttt7ttu7ttt9tuu7stt7ttt7sttattt9ssscttt6*2,uuu7tuu7ttt7sssattt9tttattu9ttt8stt9ttt9vvv1vvv0*48,
  vvv0*74,
  vvv0ttt6oppgrss5rss8rss9sss8pqqbttt4qrr6rss7rrs7rss9ttt2vvv0*60,
  vvv0tuu2rssaqrr9ttt6qrrbqqr8qrr9ttt5qrr9rrrboopcstt6uuu2vvv0*60,
  vvv0*74,
  vvv0rssapqqfppqkrssepqqkqqrgppqlqrrf*2,noomqqrjoppkqqrgoppiqrrgqrrhpqqiqrrcpqqkppqkqqrfrrrdoppipqqksssbopplqrrgooplqqqhqrripqqfpqqevvv0*34,ppqdoppfrrsbmnnl*2,rss8vvv0
  vvv0*74,
  vvv0*9,vvv1vvv0*4,vvv1vvv0*55,vvv1uuv1vvv0*2,
  vvv0tuu8qqrhoopirrrerrrbpqqhrrrepqqjqqqirrrcpqqfoppmrrrdoppmstt9vvv0*51,ppqepqqeqrrdnooj*2,stt8vvv0
  vvv0*74,
  vvv0uuu2tuu4vvv2vvv0vvv2vvv0tuu5vvv2vvv0*58,tuu3uuu2*2,ttt6stt5uuu1vvv0
  vvv0ttt7rrrerrrgpqqfqqrfpqqdrssbsttcvvv0*58,ppqepqqbsss9ppqepqqftuu6vvv0
  vvv0*74,
  vvv0uuu4stt8ttt8ttt9ttt4tuu6uuu4ttt5ttt8vvv0*57,ttt5stt4tuu4rssarss9ttt3vvv0
  vvv0ttu6sssasttbrrrgsss8rrrerrrfttt7tttavvv0*57,rrs9*2,stt6qrraqrrcuuu5vvv0
  vvv0*74,
  vvv0ttt5rsscssscttt8sssattt8rrsfttt8rrrcsss9stt9sssattt7sstbrssgsst9stt7rsscsss9stt9rssasss8uuu2vvv0*43,rss9rss6ttt6qqreqqqdstt5vvv0
  vvv0uuu4ttt6ttt7ttt6stt9ttt8sttbuuu6ttt8stt9uuu6tttattu7ttt9ttt7*2,ttt9sttcttt6ttu7sss9ttt7uuu3vvv0*43,stt5stt7ttt4sss6sss7uuv3vvv0
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrsbtuu7vvv0*55,
  vvv0*17,vvv1*2,vvv0*55,
  vvv1vvv0*72,vvv1
settling 1184x542
~ WwRR k9wt R1-M rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU 8doT Ur_u WReh FA5A 79Ve arLV
~ -gOV w7NQ rfE- MP0D yxwp 8_iE t6K5 hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N KW6J yTv2 _qRH yiGt
~ MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D vGrE MxAq 8rAA
~ YTHh tpbh N-OY r8Rv ASly Ya6M IXXk i_5W 9z2f 6dws DhMF QT1L G8iV HGhK iUuA Ur_u WReh FA5A 79Ve xDDz
~ a7wQ w7NQ ulb1 uX1M D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N H51u AQkn -bJ- iN9d 7eDd AQkn TbzW 8ij8 Svyp
~ AQkn NABd ZGuW ZR6K EyYE
  qrr9qrrerss8uvv0*71,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*12,uvv0*3,vvv0*2,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqranqr8nqrcuvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*12,qst3mqqcnqreuvv0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu0tuu0vvv0uuu0tuu0vvv0uuu0tuu0vvv0*2,uvv0vvv0uuu0tuu0vvv0uuu0tuu0uvv0tuu0suu0vvv0*2,
  vvv0qrr6kmmbnoo8pqq6nooaoppcqqq8klmdlmnfttt6uuu2uuu1vvv0*10,vvv1uvv0vvv1*2,pqq6pqqbsst3lmmglmmfnooiuuu1vvv0*14,vvv1uvv0vvv1stt51ac03bd5cijb1ac03bd4cijb1ac03bd4gklbttu3stt7pqrc1ac03bd5cijb1ac13bd4cijb2ac33bd7jmn6vvv0
  vvv0uuu2ppq8nopbnoo8pqq4opp8ppqanoo9oop9rssb*2,ttt8vvv0*10,vvv1uvv0vvv1vvv0ttt7oop5opp7ppq7rrr5qrrcstt5vvv0*14,vvv1uvv0vvv1tuu37eg07eg1hlm87eg07eg1hlm87eg07eg1kno8ttu2ttt3qss97eg07eg1hlm97ef07eg1ilm98eg18eg2mpp4vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt7sst8uuu5sssdttt8rssastt8stt9ttt8ttt6sttbuuu4vvv0*2,vvv1uvv0vvv1vvv0*11,ttu2stt0*3,stt2vvv0*6,vvv1uvv0vvv1vvv3stt4sst5rssa6df2*2,hlm8sst4sss4tttasst4stt4tttasst5stt4tttasst5stt4tttasst4*2,uuu5vvv0
  vvv0vvv1uuu3*3,vvv1vvv2uuu3uuu2vvv2uuu3vvv2uuu4vvv2tuu6uuu3uuu2uuu3uuu4uuu3vvv2vvv0*2,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt3stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1uvv4stt4rss6rssb2ac23bd4fklarss5rss6sttbrss4rss7sttbrss5rss6sttbrss6rss8sttbrss5stt6uuu6vvv0
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv2ttt2ttu2uuu4vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0uuu0*4,vvv0uuu0*4,uvv0rst5rst0*3,qss3uvv1uuu0*4,vvv0vvv1uvv0vvv1uuv5stt4qrretuu7vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0uuu1uuu0vvv1vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,sst7stt8tuu7vvv0*19,
  vvv0*23,vvv1uvv0vvv1tuu3jom7qrrhpqqhqrrirrrdrrrfpqqkrrsfoppmrrseqqqdpqqjpqqfvvv0*8,vvv1uvv0vvv1vvv0uuu2uuv2uvv3vvv0*19,
  vvv0sut2rts3ssscttu6sttattt8ttt7uuu6tttattt7vvv0*12,vvv1uvv0vvv1uvv1psr3ttu5rssctttattt7ttt8uuu4sttattt7ttu6sttc*2,ttt7stt9*2,vvv0*6,vvv1uvv0vvv1vvv0orq4uuu4ttt8stt8ttt8uuu6ttt6stt9ttu7vvv0*13,
  vvv0tut2rts3ttt8tuu8sttctttbtttatuu7sstbstt8vvv0*12,vvv1uvv0vvv1uvv1psr4uuu5ttt9tuu8stt9ttt7*2,sttcsst8uuu6ttt8tuu7sttasss8sss7vvv0*6,vvv1uvv0vvv1vvv0prq5vvv3tuu8uuu6sst9stt9ttt7sss9tuu6vvv0*13,
  vvv1vvv0*22,uvv1uvv0vvv1vvv0*22,vvv1uvv0uvv1vvv0*22,vvv1
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu2*2,vvv0*2,uuu2vvv1vvv0*4,vvv1uuu3vvv1vvv0tuu2vvv0*58,
  vvv0opqbjkkhikkhklmjikkjikklikkgnooejlldjklkhjjmgiikijkljklgmnofhjkioppaijkljkliqqq9vvv0*43,sssbstt9qrrhsssdrssettt7rssbrssdttu7vvv0
  vvv0*7,ttt2vvv0*9,uuu1*2,vvv0*55,
  vvv0tuu3oqq0*15,qss4vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvv1vvv0qrs5mpq0*15,stu4vvv0
  vvv0vvv1tuu8sttcsttbttt4stt8ttt8sttavvv0*8,vvv1vvv0vvv1uuu4ssscttt6ttt8sssduuu4vvv0*13,sssbstt7tuu6sst9tttauuv2vvv0*9,vvv1vvv0rttbnqqborrb*2,nqqbqst4rtu0*10,sttbvvv0
  vvv0vvv1vvv2tuu4uuu6ttt5ttt4uuu3uuu2vvv0*8,vvv1uuu5vvv2vvv1uuu4uuu2uuu3vvv2vvv1vvv0*10,uvv2uuu3vvv0uuu4*3,uuv2uuu5vvv1vvv0*9,vvv2uuu0rttbqss3prs7prs4prs5qss4qst0rtt0rtu0*8,stubvvv0
  vvv0vvv1rss8oppippqhlmngopphvvv0*10,vvv1vvv0vvv1uuu2pqqblnnjvvv1vvv0*15,pqqbnooettu3vvv0*12,vvv1vvv0rttbmopbmppaknncnpqbkmneillfqst2rtu0*8,stubvvv0
  vvv0vvv1vvv0*15,vvv1vvv0*38,rtt7qtt0*14,qst0tuu6vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv0uvv0prs8prr8prs5prs7prr7prs8prs7pss5prs6prs9qss4prs8qss6prs7prs5qss5prs6prs9prs7prs6rtt2rtu0*49,uvv0vvv0
  vvv0uvv0qtt2qst3qst2qss4*2,pss7pss4qst3*2,qss5qst3*2,qst4pss6qss3qtt3pss5qst5qss5*2,rtt1rtu0*49,uvv0vvv0
  vvv0*2,uvv0*70,vvv0*2,
  vvv1vvv0*72,vvv1
final 1184x722
~ WwRR k9wt ghCp rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D o_1r 8_iE BXW7 xczU 8doT Ur_u WReh FA5A 79Ve arLV
~ -gOV w7NQ rfE- MP0D gvLe 8_iE zDgq hWxe KW6J yTv2 8OB5 sQhS MStt yTv2 ZoAQ 5l0N MStt yTv2 _qRH OjEw
~ MStt yTv2 Lpip A5iE Ur_u WReh FA5A 79Ve TzjW WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k MP0D vGrE MxAq 8rAA
~ YTHh tpbh N-OY r8Rv ASly Ya6M IXXk i_5W 9z2f 6dws DhMF QT1L G8iV HGhK iUuA Ur_u WReh FA5A 79Ve xDDz
~ a7wQ w7NQ Uygr hQ6v D6wq oI9- LFJo AQkn Gdp8 ZGuW jC-N jUwF AQkn 2EOD iN9d 7eDd AQkn TbzW 8ij8 Hx0l
~ AQkn 0vXH ZGuW DKdQ QfYQ b2HY LOyu lbxd Fvrb Q8vr aQxk GRRn lbxd Jd5g Q8vr aQxk S_Y6 lbxd 3n8O Q8vr
~ YwXq 3DrA
  qrresst7uvv0*72,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*14,uvv0*4,vvv0vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*12,uvv0*3,vvv0*2,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*10,tuu0kopfmpqfmqqaprs5vvv0vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqrampqenqrduvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*12,qst3mqqcnqreuvv0vvv0
  vvv0*18,uvv0*4,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0uuu0tuu0vvv0uuu0tuu0vvv0uuu0tuu0vvv0*2,uvv0vvv0uuu0tuu0vvv0uuu0tuu0uvv0tuu0suu0vvv0*2,
  vvv0qrr6kmmbnoo8pqq6nooaoppcqqq8klmdlmnfttt6uuu2uuu1vvv0*10,vvv1uvv0vvv1vvv0opp7rss3kllclmmdmnnipqqbvvv0*15,vvv1uvv0vvv1stt51ac03bd5cijb1ac03bd4cijb1ac03bd4gklbttu3stt7pqrc1ac03bd5cijb1ac13bd4cijb2ac33bd7jmn6vvv0
  vvv0uuu2ppq8nopbnoo8pqq4opp8ppqanoo9oop9rssb*2,ttt8vvv0*10,vvv1uvv0vvv1vvv0rrs3pqq9noo9*2,stt7pqqbvvv0*15,vvv1uvv0vvv1tuu37eg07eg1hlm87eg07eg1hlm87eg07eg1kno8ttu2ttt3qss97eg07eg1hlm97ef07eg1ilm98eg18eg2mpp4vvv0
  vvv0ttt5ttt8ttt6sttbstt8tttasssbrssdttt7sst8uuu5sssdttt8rssastt8stt9ttt8ttt6sttbuuu4vvv0*2,vvv1uvv0vvv1*2,stt0*4,tuu2vvv0*16,vvv1uvv0vvv1vvv3stt4sst5rssa6df2*2,hlm8sst4sss4tttasst4stt4tttasst5stt4tttasst5stt4tttasst4*2,uuu5vvv0
  vvv0vvv1uuu3*3,vvv1vvv2uuu3uuu2vvv2uuu3vvv2uuu4vvv2tuu6uuu3uuu2uuu3uuu4uuu3vvv2vvv0*2,vvv1uvv0vvv1sttbrtu0nqqbmopioqr9qssbtuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0uuu0rss6qrr8moohttt0vvv0vvv1uvv0vvv1uvv4stt4rss6rssb2ac23bd4fklarss5rss6sttbrss4rss7sttbrss5rss6sttbrss6rss8sttbrss5stt6uuu6vvv0
  vvv0*23,vvv1uvv0vvv1sttborr8npqdnqqenqqfqsscstt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv2ttt2ttu2uuu4vvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu4qst0rst0*3,rtt5uuu0*4,uvv0*2,uuu0*4,vvv0uuu0*4,vvv0vvv1uvv0vvv1uuv5stt4qrretuu7vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0uuu1uuu0vvv1vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,sst7stt8tuu7vvv0*19,
  vvv0*23,vvv1uvv0vvv1tuu3jom7qrrhpqqhqrrirrrdrrrfpqqkrrsfoppmrrseqqqdpqqjpqqfvvv0*8,vvv1uvv0vvv1vvv0uuu2uuv2uvv3vvv0*19,
  vvv0sut2rts3ssscttu6sttattt8ttt7uuu6tttattt7vvv0*12,vvv1uvv0vvv1uvv1psr3ttu5rssctttattt7ttt8uuu4sttattt7ttu6sttc*2,ttt7stt9*2,vvv0*6,vvv1uvv0vvv1vvv0orq4uuu4ttt8stt8ttt8uuu6ttt6stt9ttu7vvv0*13,
  vvv0tut2rts3ttt8tuu8sttctttbtttatuu7sstbstt8vvv0*12,vvv1uvv0vvv1uvv1psr4uuu5ttt9tuu8stt9ttt7*2,sttcsst8uuu6ttt8tuu7sttasss8sss7vvv0*6,vvv1uvv0vvv1vvv0prq5vvv3tuu8uuu6sst9stt9ttt7sss9tuu6vvv0*13,
  vvv1vvv0*22,uvv1uvv0vvv1vvv0*22,vvv1uvv0uvv1vvv0*22,vvv1
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu2*2,vvv0*2,stt4vvv1vvv0uuu2vvv0uuu3vvv0*63,
  vvv0sss7ikkgikkllmmiklmiijkljklhklljhijhkmmigiiesss4vvv0*55,nrpamqod*2,kpnguvu0vvv0
  vvv0*8,uuu1vvv0*59,uvu0*4,vvv0*2,
  vvv0tuu3oqq0*15,qss4vvv0*2,pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvv1vvv0qss5mpq0*14,npq0ttu4vvv0
  vvv0vvv1uuu7tttattt9tuu3ttt6tuu6stt9vvv0*8,vvv1vvv0vvv1uuu3sttbttt5ttt9sstbvvv1vvv0*13,sst9ttt6uuu5stt7ttu7uvv1vvv0*9,vvv1vvv0qttborrapss9orraqst3rtu0*11,sttbvvv0
  vvv0vvv1vvv2tuu6uuu6uuu4uuu5*2,uuu3vvv0*8,vvv1uuu4vvv2vvv1uuu4uuu2uuu4*2,vvv1vvv0*10,vvv2uuv3vvv0uuu5uuu4uuu5uuu3ttu7vvv1vvv0*9,vvv2uuu0rttbqst4pss5pss6qtt2rtu0*11,stubvvv0
  vvv0vvv1rrr9noojoppiklminooivvv0*10,vvv1vvv0vvv1stt8nooiklmmvvv1vvv0*15,pqqcmnofttu4vvv0*12,vvv1vvv0rttblnocknodilmhmopcjmmghkkhpss3rtu0*8,stubvvv0
  vvv0vvv1vvv0*15,vvv1vvv0*17,vvv1vvv0*2,vvv1vvv0*15,vvv1vvv0rtt9qst0*15,suu8vvv0
  vvv0*74,
  vvv0uvv2stt7vvv0vvv2uvv2vvv1uvv2vvv1tuu4vvv0*64,
  vvv0sss7nnojmnnepqqblmndnoogmnnglnncoppfuuu2vvv0*63,
  vvv0*74,
  vvv0rssapqqjqrrkpqqhpqqfqrrhqqqipqqmpqqittu3vvv0*56,oppinopjopqhmnnl*2,rss8vvv0
  vvv0*6,vvv1vvv0*67,
  vvv0*74,
  vvv0rssappqjrsscqqqeopqnqrrirrrdpqqiqqrhrrrgoppnttt7vvv0*54,rrs8oopiopqhmnnl*2,rss8vvv0
  vvv0*74,
  vvv0*74,
  vvv0stt7qrrgopplqrrdpqqhopphqrrhpqqipqqgrrrdqrrlsst9vvv0*54,qrrcpqqdpqqfmnnl*2,rss8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sst8pqqlpqqirsscpqqjqrrjqrrdoppirrsbqqrdpqqipqqkqrs9oqqcqsscqsseoqrdnqqhoqrfqssbvvv0*53,
  vvv0*5,vvv1vvv0vvv2vvv0*8,uvv2vvv0*57,
  vvv0*74,
  uuu0tuu0*72,uuu0
none-won 1184x419
~ WwRR k9wt NzAC rk_K NWWp pZiO GNgD w7NQ SQ2O MP0D HrfC 8_iE 90rR xczU uB_J Ur_u WReh FA5A 79Ve arLV
~ -gOV w7NQ rfE- MP0D U4hB 51HD hWxe MStt yTv2 8OB5 2cfX MStt yTv2 ZoAQ 5l0N MStt yTv2 _qRH OjEw MStt
~ yTv2 Lpip A5iE Ur_u WReh MSMN yo1o e6HD WReh FA5A 79Ve HPAI b4Ia w7NQ kE0k ptPP WYcf Gt-q Yk20 N-OY
~ 8xx5 y62o 5um1 IXXk izVx 9z2f 6dws DhMF QT1L G8iV HGhK iUuA Ur_u WReh cApt zSuK 58Pz a7wQ w7NQ Uygr
~ ZQWk
  rssarss8rssbstt6uvv0*70,
  prr2lop0*22,stt1uvv0rtt1mqr0*22,rtt1uvv0utt1som0*22,trq1
  ttu4vvv0*22,stt4uvv0tuu3vvv0*22,tuu3uvv0utt3vvv0*22,vut3
  vvv0uuu2*3,vvv0*13,uvv0*5,vvv0vvv1uvv0vvv1*2,stt1*2,uuu2vvv0*12,uvv0*5,vvv0vvv1uvv0vvv1vvv0stt2vvv0*2,vvv1*2,vvv0*17,
  vvv0qrr8ijkjikkqhijlikkjijkgvvv0*9,uvv0mpqdlppiorr8mpqfpss6vvv0vvv1uvv0vvv1rss6gijmklmepqqbvvv0*12,nqr9mpqdnqranqrbnqrduvv0vvv1uvv0vvv1vvv0jklegijijklfgiijmnoevvv0*17,
  vvv0*17,uvv0*5,vvv0vvv1uvv0vvv1vvv0*16,uvv0*5,vvv0vvv1uvv0vvv1vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0*2,uvv0vvv0uvv0*2,vvv0*2,
  vvv0uuu2ppqamnnd*2,ppq9klmgpqqauuu2tuu1vvv0*13,vvv1uvv0vvv1ttt4oppfpqqaoppcrrrbrrr8qrrbpqqaqrraqqq8pqqbrss8pqqepqq8sss8vvv0*7,vvv1uvv0vvv1uvv4ttu3sst7sttcttu3stt7sttcttt3sss7sttcttu3stt7sttcttt3sss8sttcstt4sst7sttcstt6sssauuu6vvv0
  vvv0tuu1opp7opp6opp9opp8noobqqrasssarrscvvv0*13,vvv1uvv0vvv1uvv1ttt4uuu4sss4ttt7ttt4*2,stt4uuu4sss4stt4uuu3ttt6sss5uuu4vvv1vvv0*6,vvv1uvv0vvv1vvv3ttt2ttt3ttu8ttt2stt3ttu8ttt2stt3ttt8ttu2ttt3ttt9ttt3stt3ttt9ttt2stt3ttt9stt3stt4uuu5vvv0
  vvv0tuu6sst9ttt8ttt7sttbttt7sstasssdttt6ttu7stt9ttt7sstbttt8stt9vvv1vvv0*6,vvv1uvv0vvv1vvv0uuu0*4,vvv0uuu0*4,uvv0*2,uuu0*4,vvv0uuu0*4,vvv0vvv1uvv0vvv1vvv3stt4sst5ttt9stt4sst4ttt9sst4sss4tttasst4stt4tttasst5stt4tttasst5stt4tttasst4*2,uuu5vvv0
  vvv0vvv1uuu3uuu4uuu3uuu4uuu3uvv3uuu5uvv2uuv2vvv2uuu2uuu3vvv3uuu3vvv1vvv0*6,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0uuu0rss6qrr8moohttt0vvv0vvv1uvv0vvv1uvv4stt4rss6sttbsss5rss6sttbrss5rss6sttbrss4rss7sttbrss5rss6sttbrss6rss8sttbrss5stt6uuu6vvv0
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv2ttt2ttu2uuu4vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1uuv5stt4qrretuu7vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0uuu1uuu0vvv1vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0rrsfsssbsst9rrsbssseqrrgsstdqrrjttt6rrscqrresstbrrrfrrrirssarsscrsseqrrfrsscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,sst7stt8tuu7vvv0*19,
  vvv0*23,vvv1uvv0vvv1vut2qmj6rrrfqrrkpqqkppqmrssgqrrfpqqipqqlrssbqqrkrsscrrrepqqhstt8vvv0*6,vvv1uvv0vvv1vvv0uuu2uuv2uvv3vvv0*19,
  vvv0sut2rts3ssscttu6sttattt8ttt7uuu6tttattt7vvv0*12,vvv1uvv0vvv1uvv1psr3ttu5rssctttattt7ttt8uuu4sttattt7ttu6sttc*2,ttt7stt9*2,vvv0*6,vvv1uvv0vvv1vvv0uuu4tuu8ttt8stt8ttt7tuu8ttt7stt9ttt7vvv0*13,
  vvv0tut2rts3ttt8tuu8sttctttbtttatuu7sstbstt8vvv0*12,vvv1uvv0vvv1uvv1psr4uuu5ttt9tuu8stt9ttt7*2,sttcsst8uuu6ttt8tuu7sttasss8sss7vvv0*6,vvv1uvv0vvv1vvv0uuu4uuu5tuu8uuu6ttt8sssctuu8sss9ttt6vvv0*13,
  vvv1vvv0*22,uvv1uvv0vvv1vvv0*22,vvv1uvv0uvv1vvv0*22,vvv1
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu2*2,vvv0*2,stt4vvv1vvv0uuu2vvv0uuu3vvv0*63,
  vvv0sss7ikkgikkllmmiklmiijkljklhklljhijhkmmigiiesss4vvv0*61,
  vvv0uuu4uuu6tuu8ttt8uuu6ttt7uuu3sss8ttt8*2,uuu4tuu6*2,uuu4stt9uuu5ttt6vvv2vvv0*55,
  vvv0vvv1ttt8tuu7tuu8uuu4ttt9uuu4stt7ttt6ttu8ttt8ttt7tuu7tuu3ttu9uuu5ttu8uuu2vvv0*55,
  vvv0*74,
  uuu0*74,
board-visitor 1184x533
~ WwRR k9wt yxVB rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b pTxt jCRD SU6_ kF-V UecH _H77 XjTD 8eTj gv77
~ WvJk LDQ1 buJV dIzX uXAg qVs4 8eTj 3nrP bSa1 CSU2 ieW2 JN7v vI8e JN7v KPXn 5bpD 8eTj i1LF ncqe bSa1
~ 5FL1 ieW2 JN7v 60L4 JN7v KPXn isMG 8eTj -r7B LtGi bSa1 JHYH d_Jd JN7v vI8e JN7v x1Ra 2xW3 8eTj DKt2
~ uo9G bSa1 -Hyg d_Jd JN7v 60L4 JN7v wUTa iubA 8eTj B4U9 bSa1 vOZ0 d_Jd JN7v hcg- JN7v KPXn oBoK brqF
~ 2IHz CWyU NKO9 2i5m pQEM F6sY lMb1 _-_M LwAS czHl
  qrrbrrs9rssarrsbstt6uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*44,uuv2vvv0vvv1vvv0vvv1uuu3vvv0vvv1vvv2*2,uuu3uuu5vvv0*3,uvv2vvv1vvv0*2,
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*44,uuu5sssdrsse*2,sstbttt8rrsc*2,stt8ttt8sttbsttcstt8rrsesttattt8rssftuu6vvv0
  vvv0*74,
  vvv0vvv1uuv2uuu2uuu4uuu3uuu2vvv1tuu0rss4stt3stt1tuu0*2,rss5sss4tuu0stt2*3,ttt0uvv0vvv0*52,
  vvv0vvv1uuu4qrrcrrreqrrhpqqdvvv1tuu0pqr9pqqcpqr9stt1tuu0qrr9rss6tuu0rss2qrr9pqq9stt2uvv0vvv0*52,
  vvv0*8,uvv0*13,vvv0*53,
  vvv0ttt6sss9ttu6vvv0*2,ttt7stt8rssavvv0*24,ttu4sss9stt6sssbttt5vvv0*8,rssasttavvv0*7,stt8sst8sssavvv0*10,rss9ttt9tttarrrdtuu4vvv0
  vvv0vvv1uuu4vvv2vvv0*2,vvv2uuu3*2,vvv0*25,uuu3uuu4uuu3uvv2vvv0*8,vvv2uuu2vvv0*7,uuv2uuu3uuu4vvv0*10,uuu2tuu5uuu2*2,vvv1vvv0
  vvv0*74,
  vvv0sst8vvv0*4,sssapqqmsss9rrscrsscoppjsss9vvv0*22,sssaoppjrssevvv0*7,ttt8qrraqrrhvvv0*7,uuu6rssbqrrevvv0*10,stt8qrripqqeqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sst6stt6tuu4vvv0*2,sstcrrrasssapqqjqqrgsstevvv0*23,sssaoppjrssevvv0*7,ttt8qrrbrrrhvvv0*7,uuu6rssbqrrevvv0*10,stt7qrrgqqreqqrhttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sss5uss6vuu5vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*22,vvv1nopmrssevvv0*7,ttt8qrraqrrhvvv0*7,uuu6rssbqrrdvvv0*10,stt7rrrdqqqgqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0stt8stt5rtsavvv0*2,uuu4ppqkrssa*2,rrrdvvv0*24,vvv1nopmrssevvv0*7,ttt8qrrbrrrhvvv0*7,uuu6rssbpqqjvvv0*10,stt7qrrjopphqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sss6vvv2vvv0*3,rssasssbrssaqqqhqqrfsstfvvv0*23,vvv1nopmrssevvv0*7,ttt8qrreqqrjvvv0*7,uuu6rssbqrrevvv0*11,rssdqqqgqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0*74,
  vvv0*32,uuu5vvv0ttt6qrrfrss7ttt8sst9ttu4vvv0ttu8vvv0*32,
  vvv0*74,
  vvv0uvv3uuu3uuv3vvv1*3,uvv3vvv1uvv4vvv1*4,uuv3uuu5uuu4uuu2vvv1uuv4uuv2uuu4vvv1vvv0*43,uuu3vvv1uuu3uvv2vvv2uuv3vvv1vvv0
  vvv0uuu4ttt8sssbstt9sssdttt9ssscstt7sssdsssarsscttt6sstasssbttt9ttt8stt9ttt8sstdstt9rssessscvvv0*43,ttt8rssdsssbsttatuu6ttt7uuu2vvv0
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
board-mine 1184x613
~ WwRR k9wt 0VDI rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b pTxt jCRD SU6_ kF-V UecH _H77 XjTD 8eTj gv77
~ WvJk LDQ1 buJV dIzX uXAg qVs4 8eTj 3nrP bSa1 CSU2 ieW2 JN7v vI8e JN7v KPXn 5bpD 8eTj i1LF ncqe bSa1
~ 5FL1 ieW2 JN7v 60L4 JN7v KPXn isMG 8eTj -r7B LtGi bSa1 JHYH d_Jd JN7v vI8e JN7v x1Ra 2xW3 8eTj DKt2
~ uo9G bSa1 -Hyg d_Jd JN7v 60L4 JN7v wUTa iubA 8eTj B4U9 bSa1 vOZ0 d_Jd JN7v hcg- JN7v KPXn oBoK qVs4
~ 8eTj -mcK 8eTj mAHw Uf5J rv-f aK33 lWGY OBGf wJdQ OBGf i0yw Ojmu brqF 2IHz CWyU NKO9 2i5m pQEM F6sY
~ lMb1 _-_M LwAS czHl
  qrrbrrs9rss9qrrctuu1uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*44,uuv2vvv0vvv1vvv0vvv1uuu3vvv0vvv1vvv2*2,uuu3uuu5vvv0*3,uvv2vvv1vvv0*2,
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*44,uuu5sssdrsse*2,sstbttt8rrsc*2,stt8ttt8sttbsttcstt8rrsesttattt8rssftuu6vvv0
  vvv0*74,
  vvv0vvv1uuv2uuu2uuu4uuu3uuu2vvv1tuu0rss4stt3stt1tuu0*2,rss5sss4tuu0stt2*3,ttt0uvv0vvv0*52,
  vvv0vvv1uuu4qrrcrrreqrrhpqqdvvv1tuu0pqr9pqqcpqr9stt1tuu0qrr9rss6tuu0rss2qrr9pqq9stt2uvv0vvv0*52,
  vvv0*8,uvv0*13,vvv0*53,
  vvv0ttt6sss9ttu6vvv0*2,ttt7stt8rssavvv0*24,ttt5sst9stt6sssbttt5vvv0*8,rssbsttavvv0*7,stt8sst8sssavvv0*10,rss9ttt9tttarrrdtuu4vvv0
  vvv0vvv1uuu4vvv2vvv0*2,vvv2uuu3*2,vvv0*24,vvv1uuu3uuu4uuu3uvv2vvv0*8,vvv2uuu2vvv0*7,uuv2uuu3uuu4vvv0*10,uuu2tuu5uuu2*2,vvv1vvv0
  vvv0*74,
  vvv0sst8vvv0*4,sssapqqmsss9rrscrsscoppjsss9vvv0*22,ssscoppjrssevvv0*7,ttt8qrraqrrhvvv0*7,uuu6rssbqrrevvv0*10,stt8qrripqqeqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sst6stt6tuu4vvv0*2,sstcrrrasssapqqjqqrgsstevvv0*23,ssscoppjrssevvv0*7,ttt8qrrbrrrhvvv0*7,uuu6rssbqrrevvv0*10,stt7qrrgqqreqqrhttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sss5uss6vuu5vvv0*2,sssapqqmrrsdrrrcsssaoppjrssevvv0*22,vvv2ooplrssevvv0*7,ttt8qrraqrrhvvv0*7,uuu6rssbqrrdvvv0*10,stt7rrrdqqqgqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0stt8stt5rtsavvv0*2,uuu4ppqkrssa*2,rrrdvvv0*24,vvv2ooplrssevvv0*7,ttt8qrrbrrrhvvv0*7,uuu6rssbpqqjvvv0*10,stt7qrrjopphqqqkttt8vvv0
  vvv0*74,
  vvv0*74,
  vvv0sss6vvv2vvv0*3,rssasssbrssaqqqhqqrfsstfvvv0*23,vvv2ooplrssevvv0*7,ttt8qrreqqrjvvv0*7,uuu6rssbqrrevvv0*11,rssdqqqgqqqkttt8vvv0
  vvv0*74,
  vvv0*33,tuu5uuu5tuu5uuu4*2,tuu6uuu5*2,vvv0*33,
  vvv0*33,uuu4tuu5ttt6tuu4tuu5ttu5ttt6tuu5vvv0*33,
  vvv0uvv0rtu0*70,uvv0vvv0
  vvv0uvv0oqr8jlmkpss4pss5nqqbkmnfrtu0*28,oqr9npqdrtu0*7,orr9mopbmppgrtu0*7,prs8mppalnohrtu0*11,mopcloofnpqeuvv0vvv0
  vvv0uvv0rtu0*70,uvv0vvv0
  vvv0*74,
  vvv0*74,
  vvv0*32,uuu5vvv0ttt6qrrfrss7ttt8sst9ttu4vvv0ttu8vvv0*32,
  vvv0*74,
  vvv0uvv3uuu3uuv3vvv1*3,uvv3vvv1uvv4vvv1*4,uuv3uuu5uuu4uuu2vvv1uuv4uuv2uuu4vvv1vvv0*43,uuu3vvv1uuu3uvv2vvv2uuv3vvv1vvv0
  vvv0uuu4ttt8sssbstt9sssdttt9ssscstt7sssdsssarsscttt6sstasssbttt9ttt8stt9ttt8sstdstt9rssessscvvv0*43,ttt8rssdsssbsttatuu6ttt7uuu2vvv0
  vvv0*74,
  uuu1uvv0vvv0*70,uvv0uuu1
board-streak 1184x473
~ WwRR k9wt tRTJ rk_K a7wQ 1M77 K74g SrT- 8tOc 1M77 ki9b 1nIS jCRD SU6_ LHc1 UecH _H77 XjTD 8eTj gv77
~ WvJk 2-2q qVs4 8eTj 3nrP bSa1 CSU2 GhTU 8eTj i1LF bSa1 5FL1 GhTU 8eTj -r7B bSa1 JHYH 7cOt 8eTj DKt2
~ bSa1 -Hyg 7cOt 8eTj B4U9 bSa1 vOZ0 AayQ _-_M LwAS czHl
  qrrbrrs9rss8*3,uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6uuu1tuu2rss6uuu1qrr7tuu1ttu1uuu3rss6vvv0*44,uuv2vvv0vvv1vvv0vvv1uuu3vvv0vvv1vvv2*2,uuu3uuu5vvv0*3,uvv2vvv1vvv0*2,
  vvv0qrr8lmn9jkldkllflmmcklldklmekllflmnilmnbvvv0*44,uuu5sssdrsse*2,sstbttt8rrsc*2,stt8ttt8sttbsttcstt8rrsesttattt8rssftuu6vvv0
  vvv0*74,
  vvv0uvv0stt1*2,stt3stt2*2,ttt0tuu0rss4stt3stt1tuu0*2,rss5sss4uuu0uuu3uuu4uuu3vvv0vvv1vvv0*52,
  vvv0uvv0stt3pqr8prrapqqcpqq9ttt1tuu0pqr9pqqcpqr9stt1tuu0qrr9rss6uuu0ttt4rrrdqqqduuu4vvv1vvv0*52,
  vvv0*2,uvv0*15,vvv0*57,
  vvv0ttt6sss9ttu6vvv0*2,ttt7stt8rssavvv0*58,uuu4sssbstt8stt9rssbtuu5vvv0
  vvv0vvv1uuu4vvv2vvv0*2,vvv2uuu3*2,vvv0*59,ttt5uuv2uuu3*2,vvv1vvv0
  vvv0*74,
  vvv0sst8vvv0*4,sssapqqmsss9rrscrsscoppjsss9vvv0*59,ttt6vvv0
  vvv0*74,
  vvv0*74,
  vvv0sst6vvv1vvv0*3,sstcrrrasssapqqjqqrgsstevvv0*60,ttt6vvv0
  vvv0*74,
  vvv0*74,
  vvv0sss5vvv2vvv0*3,sssapqqmrrsdrrrcsssaoppjrssevvv0*58,vvv2stt7vvv0
  vvv0*74,
  vvv0*74,
  vvv0stt8vvv1vvv0*3,uuu4ppqkrssa*2,rrrdvvv0*60,vvv2stt7vvv0
  vvv0*74,
  vvv0*74,
  vvv0sss6vvv2vvv0*3,rssasssbrssaqqqhqqrfsstfvvv0*59,vvv1stt6vvv0
  vvv0*74,
  vvv0*74,
  vvv0ttt7ssscrrresssarssesstarrrgsst8rrsirrscrrrestt7rssbrrrerssfsssdrrsbstt9rsshrssbqqrjrssdvvv0*43,sssbrrrfrrsfrssdttt8sssatuu4vvv0
  vvv0*74,
  uvv0vvv0*72,uvv0
