team-phases-open 358x346
~ WwRR k9wt fZQt rk_K 1BW8 Lt9O E_Kt KrH2 zsK5 1c9d RO9f xjmC 0NtJ uqkH d-pp wkFC BaeC 7oGA eJ2P rk_K
~ hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY 53KY 8qM5 E-hI RXYg
  rrs9rssbrrsbrrs9rss6qrrarss8uvv0*16,
  uuu0uvv0*22,
  vvv1prs2vvv0*4,qss2vvv0*4,qss2uvv1vvv0*3,uuu1vvv0*5,uvv2
  vvv1agi5prs4qrs0*2,uuu1bhj5orr5qrs0stt0uvv0cij5qss4uvv0*3,sss5ttt4uvv0*3,vvv0vvv2
  vvv0sst8tuu4ttt8vvv0*2,tuu5tuu6vvv0*3,ttt5ttt3tuu4ttt5vvv0ttt5sss7tuu6vvv0*3,vvv2
  vvv0rssasssbrrrevvv1vvv0sss9rssfvvv0*3,sst8ssscqqqfrrsavvv1sst8rssa*2,vvv0*3,vvv2
  vvv0sttdsstcssscttt7vvv2sttbtttarssdttt8uuu3sttctttasttauuu5vvv0ttt8sssbsssattt8vvv2vvv0vvv2
  vvv0*11,sssastt9vvv2vvv0*8,vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*22,uuu0
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgprr9qrr8pqqcopqcnpphpqqgopqfqrr9tuu0*2,
  tuu0rss1stt3qrr8rss4tuu0*13,stt1tuu0*4,
  tuu0*2,stt2rss9qrr5tuu0*18,
  tuu0*2,rss4pqqeqrr8rss6pqqeqrr8pqraprrfpqqerss6tuu0*11,
  tuu0*2,rss5oppinoodnppkqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,opqjtuu0*3,
  tuu0*2,stt1rrs6rss6stt1tuu0ttt0*2,tuu0*10,stt1tuu0*3,
  tuu0*2,stt3qrraqrr7ttt0tuu0*4,ttt0tuu0ttt0*2,tuu0*2,ttt0tuu0stt1tuu0*4,
  tuu0*2,stt3opphpqqfopqgpqqapqqcnopfoppgpqqcnppdqrraoqqdpqqeoppdopqfpqqcnppjoppeqrr8tuu0*2,
  tuu0*23,
team-phases-upcoming 358x346
~ WwRR k9wt 9biJ rk_K 1BW8 Lt9O wkFC KrH2 Ez1G wkFC RO9f POz4 wkFC uqkH o4-_ wkFC BaeC 7oGA eJ2P rk_K
~ hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY eJ6- vNqL E-hI RXYg
  rrs9rssbrrsbrrs9rss6rrscrrs9rssdrss6uvv0*14,
  uvv0*22,uuu0
  vvv0ttt2vvv0*4,ttt2vvv0*4,ttu2vvv0*4,tuu1vvv0*5,uvv2
  vvv0rss7uuu1uvv0*3,rss5tuu1uvv0*3,sss5ttu2uvv0*3,sst4ttt3uvv0*3,vvv0vvv2
  vvv0rssattt6sssbvvv0*2,ttt7ttt9vvv0*3,ttt7stt6ttt7sst8vvv0stt7rss9ttt8vvv0*3,vvv2
  vvv0sst9sssbrsscuvv2vvv1ttt7sssdvvv1*3,stt8stt9qqrerss7vvv1ttt6sss8*2,vvv1vvv0*2,vvv2
  vvv0sttdsttasstbttt7uuu3sttbttt9ssscttt7uuu4tttbttt9*2,ttt8vvv0ttt8sssastt9ttt8vvv2vvv0vvv2
  vvv0*11,sssastt9vvv2vvv0*8,vvv2
  uvv1vvv0*21,uuu1
  vvv0*22,uvv2
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*23,
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgprr9pqqb*2,opqcnpphopqgopqfqrr9tuu0*2,
  tuu0rss0sst3qrraqrs5tuu0*13,ttt0tuu0*4,
  tuu0*2,stt2rss7rss4tuu0*3,ttt1*2,stt1tuu0*12,
  tuu0*2,sst4pqqdqrr8*2,qrrarss6pqqdpqrbqrratuu0*12,
  tuu0*2,rss5oppinoodnoplqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,oppktuu0*3,
  tuu0*2,stt2qrr8*2,ttt0tuu0ttt0tuu0*11,ttt0tuu0*3,
  tuu0*2,stt3rss8rss6ttt0tuu0*2,ttt0tuu0ttt1tuu0ttt1*2,ttt0tuu0ttt1ttt0stt3tuu0*4,
  tuu0*2,stt2oppgpqqeopqgpqqapqqcnppeoppgpqqcnppdqrr9pqqd*2,oppdopqfpqqcopphoppeqrr8tuu0*2,
  tuu0*23,
team-phases-frozen 358x346
~ WwRR k9wt Srw0 rk_K 1BW8 Lt9O exel KrH2 FyDl Y85E exel RO9f FyDl ulW1 0NtJ uqkH d-pp wkFC BaeC 7oGA
~ eJ2P rk_K hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY 9JNt WJwe E-hI RXYg
  rrs9rssbrrsbrrs9rss6rrsbqrr8tuu3uvv0*15,
  uvv0*22,uuu0
  vvv0psr2vvv0*4,psr2vvv0*4,prr2uvv1vvv0*3,tuu1vvv0*5,uvv2
  vvv0dli4psr1qsr0*3,eli3orq2qsr0*3,ejk4qss4uvv0*3,sst4ttt3uvv0*3,vvv0vvv2
  vvv0rssattt6sssbvvv0*2,ttt7ttt9vvv0*3,ttt7stt6ttt7sst8vvv0stt7rss9ttt8vvv0*3,vvv2
  vvv0sst9stt9sssbuvv1vvv0ttt7sttcvvv0vvv1vvv0stt7stt9qrrcsss7vvv1ttt6sst7*2,vvv0*3,vvv2
  vvv0sttdsstcssscttt8vvv0sttbtttarssdtttbuuu3sttcsttbsstauuu5vvv0ttt8sssbsssattt8vvv2vvv0vvv2
  vvv0*11,sssastt9vvv2vvv0*8,vvv2
  uvv1vvv0*21,uuu1
  vvv0*22,uvv2
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*23,
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgqrrapqqcpqqbopqcnpphopqgopqfqrr9tuu0*2,
  tuu0rss0sst3qrraqrs5tuu0*13,ttt0tuu0*4,
  tuu0*2,stt2rss7rss4tuu0*3,ttt1*2,stt1tuu0*12,
  tuu0*2,sst4pqqdqrr7qrr9qrrarss6pqqdpqrbqrratuu0*12,
  tuu0*2,rss5oppinoodnoplqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,oppktuu0*3,
  tuu0*2,stt2qrr8*2,ttt0tuu0ttt0tuu0*11,ttt0tuu0*3,
  tuu0*2,stt3rss8rss6ttt0tuu0*2,ttt0tuu0ttt1tuu0ttt1*2,ttt0tuu0ttt1ttt0stt3tuu0*4,
  tuu0*2,stt2oppgpqqeopqgpqqapqqcnppeoppgpqqcnppdqrr9pqqd*2,oppdopqfpqqcopphoppeqrr8tuu0*2,
  tuu0*23,
team-phases-settled 358x346
~ WwRR k9wt xu3H rk_K 1BW8 Lt9O exel KrH2 FyDl Y85E exel RO9f FyDl ulW1 exel uqkH FyDl OECc exel BaeC
~ FyDl iXCW eJ2P rk_K hA14 eqLu 6SKs 7WcP xWV6 Rl-q 8p4a -YO3 Bd-W KOxY 9JNt WJwe E-hI RXYg
  rrs9rssbrrsbrrs9rss6qrr9qrrastt6uvv0*15,
  uuu0uvv0*22,
  vvv0rts2vvv0*4,rts1vvv0*4,rts1vvv0*4,sts1vvv0*5,uvv2
  vvv0ckg5psq2qsr0*3,ckh4orq2qsr0*3,dli3nrp2qsr0*3,eli3mqo2qsr0*3,uuu1vvv2
  vvv0sst8tuu4ttt8vvv0*2,tuu5tuu6vvv0*3,ttt5ttt3tuu4ttt5vvv0ttt5sss7tuu6vvv0*3,vvv2
  vvv0rssasssbrrreuvv1vvv0sss9rssfvvv0vvv1vvv0sst8ssscqqqfrrsavvv1sst8rssasssavvv0*3,vvv2
  vvv0sttdsstcssscttt8vvv0sttbtttarssdtttbuuu3sttctttasttauuu5vvv0ttt8sssbsttcttt9uuu6vvv0vvv2
  vvv0*11,sssdsttbtuu6vvv0*8,vvv2
  vvv1vvv0*21,uuu1
  vvv0*22,uvv1
  vvv0nooqopplpqqfoppgpqqeoppnoppgvvv0*12,uvv3vvv0vvv2
  vvv0*22,uvv2
  tuu0*22,uuu0
  tuu0noodsst3nppcopphpqq9opqeopqioppkoqqfpqqeopqenppgqrrapqqcpqqbopqcnpphpqqgopqfqrr9tuu0*2,
  tuu0rss1stt3qrr8rss4tuu0*13,stt1tuu0*4,
  tuu0*2,stt2rss9qrr5tuu0*18,
  tuu0*2,rss4pqqeqrr7qrra*2,rss6oqqfpqqcpqqbtuu0*12,
  tuu0*2,rss5oppinoodnoplqrr9pqqdnppiqrrbnoofoppepqqd*2,pqq9nppfopqfoppe*2,oppktuu0*3,
  tuu0*2,stt2qrr8*2,ttt0tuu0ttt0tuu0*11,ttt0tuu0*3,
  tuu0*2,stt3rss8rss6ttt0tuu0*2,ttt0tuu0ttt1tuu0ttt1*2,ttt0tuu0ttt1ttt0stt3tuu0*4,
  tuu0*2,stt2oppgpqqeopqgpqqapqqcnppeoppgpqqcnppdqrr9pqqd*2,oppdopqfpqqcopphoppeqrr8tuu0*2,
  tuu0*23,
team-left 358x93
~ WwRR k9wt 93AZ rk_K xWV6 Yo7-
  rrs9rssbrrsattt4uvv0*19,
  uuu0*23,
  ttt0rss5stt4rss4stt2*2,sst2stt1stt0stt1stt2ttt1stt1rss5stt3stt2stt1rss5stt1*3,tuu0*2,
  tuu0pqqdpqrcpqqapqrcpqqgqrr7pqqdqrrbpqqcpqqepqrcpqqcrss9pqqfqrrcpqqfpqqcopqdqrr9pqqbtuu0*2,
  stt3pqqenppmpqq9oqqenoplpqqdtuu0*16,
  tuu0*23,
team-find-visitor 358x1137
~ WwRR k9wt dTx1 rk_K sCyd w7NQ e5Am XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK 0ada -458 rk_K QfYQ Gfhv Prf- Z8x_ 4ieb xGMw c3ql CNim hLT_ eswC tbmp 1R79 w0le V-bG hdH5 cd0S
~ V-bG GdD6 bxyY lQK_ HSmp Prf- zETx 4ieb xGMw M9HU CNim k75w eswC SG9I 1R79 9yuL V-bG hdH5 cd0S V-bG
~ GdD6 P0Ur HSmp Prf- gWl- EyYl xGMw 4US6 CNim 1qXX eswC LSvv 1R79 YUif V-bG hdH5 1d2r V-bG 200J Wrz7
~ HSmp Prf- Z8x_ oDex xGMw 7Oi7 CNim kZfF eswC AM_Q 1R79 y3qR V-bG hdH5 13US V-bG ihpA QHUd lQK_ HSmp
~ Prf- nvIA 4ieb xGMw 0eWS CNim sOG8 eswC gCZM 1R79 WFw0 V-bG hdH5 cd0S V-bG GdD6 lQK_ HSmp Prf- zETx
~ oDex xGMw uBeS CNim ulNN eswC CLDe 1R79 9pTK V-bG hdH5 cd0S V-bG GdD6 lQK_ sCyd uBjq gLQV AarZ n490
~ aDjC bCCA
  rrs9rssbrrsarss8qrrdrrsauuu0uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1tuu4uuu3ttu5uuu2uuu0rss4rss3stt2rss4sst3ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1uuu3rrrasstbuuu6uuu0rss4qrr8qrr6*2,pqq9stt1vvv0vvv2
  vvv0*11,uvv0uuu1vvv0uvv0uuv0uvv0*5,vvv0vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasssasttbrsscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478658973675478947863674ghi6vvv1stt7tuu5*2,uuu3tuu6*2,ttu5uuv2vvv1vvv0*4,vvv2
  vvv04786*2,4784589d58984785ghi6vvv1stt8ttt7uuu6ttt4ttt6ttt8ttu8uuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0vtq0qqo1qrs1vvv0*14,uvv0*2,vvv0*2,vvv2
  vvv0vqh3llidgkl9uuu5stt6ttt4tuu2uuu3sss8ttt7vvv1vvv0*5,uvv5vvv2uuu3vvv0uvv5vvv2
  vvv0vrj3mljfjlm9tuu7qrrfqrrerrrcsssdqrrc*2,uuu3vvv0*5,uvv6tuu4pqqguuu5uvv6vvv2
  vvv0vvu0ppm4vvv1vvv0*14,uvv0*3,vvv0vvv2
  vvv0sssatuu6sss9sssbttt9uuu6sttgsssbsssavvv0*12,vvv2
  vvv0uuu4vvv1uuu4uuu5tuu5*2,ttt8ttu5uuu3vvv2vvv1vvv0uvv2vvv0vvv1vvv0vvv1uuu2vvv0vvv1*2,vvv2
  vvv0stt9rssdttt9sttcssscttt8sssatttbttt8sttaqrrfuuu5*2,rrrerrsesssattt9uuu5rrsfrssfvvv2*2,
  vvv0*22,vvv2
  vvv0vvu0ttt0tuu0vvv0*18,vvv2
  vvv0vpo2llk8fjk8vvv0*13,vvv4uvv0uuu0uvv0vvv4vvv2
  vvv0vrp3nnmfilmastt7nooloppippqiqrrdnooloppjsst7vvv0*5,uvv6ttt7oppjtuu5uvv6vvv2
  vvv0vuu0mll5ttt2vvv0*13,vvv1uvv0*3,vvv1vvv2
  vvv0uuu6uuu5tuu5ttt6uuv3uuu7uuu5ttu7uuu4uuv3uuu4tuu5ttt6tttattt7ttt8*2,sttavvv3vvv0*2,vvv2
  vvv0ttt6uuu3uuu6uuu4vvv2tuu8uuu4stt8uuu6vvv2stt8ttt8uuu6ttt6uuu6uuu4vvv0uuu5vvv0*3,vvv2
  vvv0*22,vvv2
  vvv0pqr1nqq0rtt1vvv0*14,uvv0*2,vvv0*2,vvv2
  vvv0eijajmmajpq5uuu2uuu4ttu4uuu4*3,vvv1vvv0*6,uvv5vvv2uuu3vvv0uvv5vvv2
  vvv0hklaillclqr6tuu5pqqhppqfsss8oppfopqettt8vvv0*6,uvv6tuu4pqqguuu5uvv6vvv2
  vvv0uuu1kop3vvv0*15,uvv0*3,vvv0vvv2
  vvv0sssatuu8ttt9rssbuuu6*2,sttdrrscrssctuu5rrscvvv3stt8rssdsssdttu6rrsdstt6rssbvvv1vvv0vvv2
  vvv0vvv2vvv1*3,vvv0uvv3vvv0vvv1*2,vvv0uuv2vvv0vvv1uuu3vvv2vvv0vvv1vvv0vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0vsm1voj0vqo1vvv0*14,uvv0*3,vvv0vvv2
  vvv0vri3trpbvnk5uuu2sttetttattt7tttcuuu6*2,vvv2vvv0*5,uvv6uuu4rrscuuu3uvv6vvv2
  vvv0vrk2smg6vpm4ttt7ssscttt8rss9sttarssb*2,vvv2vvv0*5,uvv5ttu2rss7uuu2uvv5vvv2
  vvv0*2,vtq1vvv0*19,vvv2
  vvv0rssdstt7sstarsscttt9tttbsss9rsseqrrgrsscrsseuuu5vvv0*9,vvv2
  vvv0uuu4uuu3uuu4*2,ttu5ttt5sttattt7tuu6uuu6ttt7ttt8uuu4tuu5uuu5uuu3vvv0*5,vvv2
  vvv0ttu6ttt9tuu7ttu7ttt7tuu7ttt7*2,tuu5ttu7ttt6ttt9uuu7uuu6ttu8sssavvv2vvv0*4,vvv2
  vvv0rrsarrserrrfssta*2,ssscrssgrsshvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0hop4ejl3gkl5sstaoppmoppn*3,oppm*4,opploppmoppnttu6vvv2uvv0*3,vvv2*2,
  vvv0kpq9lljqilmcuuu3ttt8*5,ttt7*5,ttt8uvv2uvv7ttt7oppktuu5uvv7vvv2
  vvv0oss3cij5prr4sstaoppl*2,oppm*2,oppkoppl*2,oppk*4,ttt5vvv2uvv0*3,vvv2*2,
  vvv0vvv1*3,uuv2vvv1*2,vvv2vvv1vvv0*2,vvv1vvv0*3,vvv3vvv1vvv0vvv2vvv0*3,vvv2
  vvv0ssscttt8sss9stt9tuu8uuu6sstgrssdrsscuvv2rssarssbsssdrssetuu5rssd*2,sttcvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*2,vuu0vvv0*19,vvv2
  vvv0vpn2tli4umi4vvv0*2,vuu2uvv1vvv1vvv0vvv1vvv0*8,uvv0*2,vvv0vvv2
  vvv0vrp4olfevol5tss5rplarppaqrrjpqqnqrrntts6vto2vvv0*7,qrr8pqqfvvv0vvv2
  vvv0vut0vmj2vtt1vvv0*18,vvv2
  vvv0uuu5uuu3uuu4ttt6uuu5vvv3uuu8uuu5uuu3vvv1uuu3uuu4*2,uuu3ttt7ttu5uuu3uuu5vvv0*3,vvv2
  vvv0ttt8uuu4tuu6*2,uuu5uuu4tttbsttastt9vvv1stt8ttt8tttbtttavvv0ttt8tttatuu8vvv0*3,vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu0
  vvv0*22,uvv2
  vvv0ikkgklljjklfpqqckllkklmjoppfklmikllnoppdikkhklmgklmjstt4vvv0*7,vvv2
  vvv0uuu2*2,vvv0uuu3ttt6vvv0uuu2vvv1*2,uuu3uuu4vvv0*2,vvv2vvv0*7,vvv2
  vvv0ssserssdsstcsssesstcssscttt7tuu5ttu7ttt7tttarrsfsttarssfstt9vvv0*6,vvv2
  vvv0rrrgsttasssattu7rssbrsscrsserrsfuuu1vvv0*12,vvv2
  vvv0tuu6uuu7uuu5uuu4uuu3*2,uuu2uuu3uuu4*2,uuu3uuu4uuu3uuu4uuu3*3,ttu6uuu3vvv0*2,vvv2
  vvv0tuu7ttt8*2,ttt6ttu7sst8tuu8sttastt8tttattt8ttt9ttt8uuu5sst7uuu8tttattt9stt9vvv0*2,vvv2
  vvv0rsscrrsesst8sstcrrrgvvv0*16,vvv2
  vvv1vvv0*21,uvv1
  uvv0*23,
team-find-search 358x1023
~ WwRR k9wt yP3V rk_K sCyd w7NQ e5Am XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK 0ada -458 rk_K QfYQ Gfhv Prf- Z8x_ 4ieb xGMw c3ql CNim hLT_ eswC ij4q 1R79 w0le V-bG hdH5 cd0S
~ V-bG GdD6 bxyY lQK_ HSmp Prf- zETx 4ieb xGMw M9HU CNim k75w eswC ij4q 1R79 9yuL V-bG hdH5 cd0S V-bG
~ GdD6 P0Ur HSmp Prf- gWl- EyYl xGMw 4US6 CNim 1qXX eswC 5w4C 1R79 YUif V-bG hdH5 1d2r V-bG 200J Wrz7
~ HSmp Prf- Z8x_ oDex xGMw 7Oi7 CNim kZfF eswC 2Fj_ 1R79 y3qR V-bG hdH5 13US V-bG ihpA QHUd lQK_ HSmp
~ Prf- nvIA 4ieb xGMw 0eWS CNim sOG8 eswC ij4q 1R79 WFw0 V-bG hdH5 cd0S V-bG GdD6 lQK_ HSmp Prf- zETx
~ oDex xGMw uBeS CNim ulNN eswC ij4q 1R79 9pTK V-bG hdH5 cd0S V-bG GdD6 lQK_ guV8
  rrs9rssbrrsarss8qrr8rrsbtuu2uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0qrr7stt4sss5uuu1sst5ttt1ttu3uuu0vvv1uuu3uvv1uuu2uvv2tuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0ppqbnooinoocoppboppcmnnbmnnisss7vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7qrrhvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6uuu2vvv1*6,vvv0*12,uvv6vvv2
  vvv0ttt2rrr0*5,uuu0*10,uvv0*4,vvv0vvv2
  vvv0589647843673478736732672gii6vvv1ttt5uuu3*2,uuu2uuu4uuu3uuu2vvv1*2,vvv0*4,vvv2
  vvv047865899589669af589a4786fhi6vvv1sss9sst9ttt7ttt5sst8sttbtttauuu2vvv1vvv0*4,vvv2
  vvv0rrs1opp0*5,uuu1vvv0*14,vvv2
  vvv0vur0rrp1rss1vvv0*18,vvv2
  vvv0vqg3lkibgjk8uuu3uuu4uuv1vvv1*2,ttt5uuu4vvv0*6,uvv5uuu2ttt3uuu0uvv5vvv2
  vvv0vrj3mljhilm9ttt8pqqhpqqgpqqerrrfpqqepqqfuuu3vvv0*5,uvv6tuu4pqqguuu5uvv6vvv2
  vvv0vvt0ool4uuu1vvv0*14,uvv0*3,vvv0vvv2
  vvv0ttt9uuu5stt8sttatuu8uuu5tttesttastt8vvv0*12,vvv2
  vvv0tuu5uuu2tuu4uuu4*3,stt8ttt6uuu4vvv1vvv0*2,vvv1vvv0vvv1vvv0*2,vvv1vvv0vvv1vvv0vvv2
  vvv0sstarssdtttbsssdrssettt9sssctttcttt9sstbqrrfuuu5*2,rrre*2,sssasttattt6rrrfrssfuvv3vvv2
  vvv0*22,vvv2
  vvv0*2,uuu0uvv0vvv0*18,vvv2
  vvv0vpn2kkk7fjk7vvv0*13,vvv4uvv0uuu0uvv0vvv3vvv2
  vvv0vrq3onnhilmastt7nooloppippqiqrrdnooloppjsst7vvv0*5,uvv6ttt7oppjtuu5uvv6vvv2
  vvv0vut0lkk5stt2vvv0*13,vvv1uvv0*3,vvv1vvv2
  vvv0uuu5uvv3uuu3ttt5uvv2uuu6uuu4uuu5uuu2uvv2uuu3uuu4*2,ttu8uuu5ttt7*2,ttt8vvv2vvv0*2,vvv2
  vvv0ttt8uuu4ttt7tuu5uvv2ttt9uuu5sstbttu8uvv2stt9ttt9ttt8*2,ttt7uuu5vvv1ttt7vvv1vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0qrs1orr0suu1vvv0*18,vvv2
  vvv0eij9ilm9jpq5uuu2uuu4ttu4uuu4*3,vvv1vvv0*4,uuu5tuu3uvv0uuu1*2,uvv0uvv5vvv2
  vvv0hklakmmdkqr6tuu5pqqhppqfsss8oppfopqettt8vvv0*4,uvv6sssappqdrrsboppgsst8uvv6vvv2
  vvv0ttu2jno3uvv1vvv0*11,vvv1uvv0*5,vvv0vvv2
  vvv0ttt9uuu6ttt7sss9uuu5*2,sttcrssasssauuu4rssavvv2ttt7sttb*2,tuu5rsscstt6sss9vvv1vvv0vvv2
  vvv0uuu3vvv2uvv2*2,vvv1uuu3vvv1uuu3*2,vvv2uuu4vvv1uuu2uuu5uuu4vvv1vvv2vvv0uuu2vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0vto0vpk0vrp1vvv0*12,uvv0*5,vvv0vvv2
  vvv0vri3tqo9vnk5uuv1tttbttu9uuu5tttauuu4*2,vvv1vvv0*2,vvv2vvv1sst8rss8ttt7sss9uuu2uvv6vvv2
  vvv0vrj3smh8vol4ttt8rssfttt9rrrbssscrrsdrrrduuv3vvv0*2,vvv2uvv3rss7sst6sssa*2,uuu3uvv5vvv2
  vvv0*2,vsp1vvv0*13,uvv0*4,vvv0*2,vvv2
  vvv0rssdstt7sstarsscttt9tttbsss9ssseqrrfrsscrsseuuu5vvv0*9,vvv2
  vvv0uuu4uuu3uuu4*2,ttu5ttt5sttattt7ttu7uuu6ttt7ttt8uuu4tuu5uuu5uuu3vvv0*5,vvv2
  vvv0ttu6ttt9tuu7ttu7ttt7tuu7ttt7*2,tuu5ttu7ttt6ttt9uuu7uuu6ttu8sssavvv2vvv0*4,vvv2
  vvv0rrsarrserrrfssta*2,ssscrssgrsshvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0hop3ejl3hll5sstaoppmoppn*3,oppm*4,opploppmoppnttu6vvv2uvv0*3,vvv2*2,
  vvv0kpq9lljqilmcvvv2tuu5*11,vvv1uvv7ttt7oppktuu5uvv7vvv2
  vvv0nrs3bij5oqq4sssbnopnnopoooppnoponopn*3,nopm*3,nopnttt6vvv3uvv0*3,vvv2*2,
  vvv0*4,vvv1vvv0*2,vvv1vvv0*7,vvv1vvv0*2,vvv1vvv0*3,vvv2
  vvv0rssdttt9rssasssattt9uuu7sssirrsersscuvv3rrsarssbssserssettt8rsserssdsttdvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vpn2uli3umi3vvv0*2,vuu1vvv1vvv0*9,vvv3uvv0*3,vvv3vvv2
  vvv0vrp4nkffvol5tss5qolbqppbqqqkoppoqrrnsss7vto2vvv0*5,uvv6ttt7oppktuu5uvv6vvv2
  vvv0vtt1vmi2vts1vvv0*13,vvv2uvv0*3,vvv1vvv2
  vvv0uuu4uuu2*2,uuu4*2,vvv2uuu6uuu3vvv1vvv0uuu2*2,vvv2vvv1tuu5uuu3vvv1uuv4vvv0*3,vvv2
  vvv0ttt9ttu5ttt7*2,uuu6uuu5tttdsssb*2,vvv1sss9sttasttdsstcvvv2sttasttctttavvv0*3,vvv2
  vvv0*22,vvv2
  vvv0ttu4oqrh*2,prrdprrepqrfpqrdvvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv1vvv0*21,uvv1
team-find-key 358x325
~ WwRR k9wt dVjF rk_K sCyd w7NQ e5Am XbNw Q_cJ dSd3 gLQV AarZ ZJHH 8qM5 VAKw l59B tG4y 16vV cTtb r611
~ jNbr LXgP hxUa b9My
  rrs9rssbrrsarss9qrrbuuu1uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1uuu0stt2stt1stt2stt1uvv0uuu5uuv1vvv1uuu4uvv2vvv0*2,vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6uuu0rss2pqq8qrr9rss5uvv0ttt8qrrdrrrbrrsbpqqfvvv2vvv1vvv2
  vvv0*10,uvv0uuu0uuu1uvv0*2,vvv0*7,vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0sss8ttt6ttt8*2,vvv0*17,vvv2
  vvv0stt6sssbttt8rrsavvv0*17,vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uvv6vvv0*19,uvv5vvv2
  vvv0uuu4uvv0uuu1uuu2uuu1uvv0uuu2uuu1uvv0*3,uuu1uuu0uvv0*7,vvv0vvv2
  vvv0sstarsscqrrcttt9rssdsssdrsscsss8qrrcsstbrrrcrrscsstavvv0*8,vvv2
  vvv0oqr2kno0*18,loo0uvv1vvv2
  vvv03bd619c0*7,5ce9*2,6df85ce63bd319c0*7,mpp6vvv2
  vvv04bd619c0*6,1ac05ce64ce84ce65ce92bd419c0*7,npq6vvv2
  vvv0rst1oqq0*18,oqr0vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-find-asked 358x1139
~ WwRR k9wt Is-5 rk_K sCyd w7NQ e5Am XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 NWWp iNA- PzbV empi 5z32 zBrq
~ VAKw lR6v l6bx aT1A i2ua WGdG GMMK 0ada -458 rk_K QfYQ Gfhv Prf- Z8x_ 4ieb xGMw c3ql CNim hLT_ eswC
~ ij4q 1R79 w0le V-bG hdH5 cd0S V-bG GdD6 bxyY lQK_ HSmp Prf- zETx 4ieb xGMw M9HU CNim k75w eswC ij4q
~ 1R79 9yuL V-bG hdH5 cd0S V-bG GdD6 P0Ur HSmp Prf- gWl- EyYl xGMw 4US6 CNim 1qXX eswC 5w4C 1R79 YUif
~ V-bG hdH5 1d2r V-bG 200J Wrz7 HSmp Prf- Z8x_ oDex xGMw 7Oi7 CNim kZfF eswC 2Fj_ 1R79 y3qR V-bG hdH5
~ 13US V-bG ihpA QHUd lQK_ HSmp Prf- nvIA 4ieb xGMw 0eWS CNim sOG8 eswC ij4q 1R79 WFw0 V-bG hdH5 cd0S
~ V-bG GdD6 lQK_ HSmp Prf- zETx oDex xGMw uBeS CNim ulNN eswC ij4q 1R79 9pTK V-bG hdH5 cd0S V-bG GdD6
~ lQK_ guV8
  rrs9rssbrrsarss9qrrbqrrauvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0qrr7stt4sss5uuu1sst5ttt1ttu3uuu0vvv1uuu3uvv1uuu2uvv2tuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0ppqbnooinoocoppboppcmnnbmnnisss7vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*14,uvv0*7,vvv0vvv2
  vvv0sssdrrrhrrsdrssdrrsbsssbrrrfttt8stt8sssbsss9qrressscrssfsssgrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0suu0*19,vvv0vvv2
  vvv0rtu0mqqemqqjnrrbmpqiorranqranqrenqranqrdnqrenqrampqemqqaprs7mpqfnqr9mpqaorrartu0uvv0vvv2
  vvv0rtu0orr7pss5orraors8orr7nrr9qtt2rtu0rtt1rtu0*2,rtu1rtu0*7,uvv0vvv2
  vvv0rtu0nqr9orr7orr9ors5orr5nqr5pss5rtu0*12,uvv0vvv2
  vvv0rtt3rtt0knnhmopcmppfknneloogqtt5rtu0*12,uvv0vvv2
  vvv0rtu1qtt1qtt0*5,qst4rtu0*12,uvv0vvv2
  vvv0tuv0tuu0*19,vvv0vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6sssavvv0ttu4tuu4uuu3uuu4tuu4vvv1vvv0*11,uvv6vvv2
  vvv0uvv6stt9vvv2stt6ttt8uuu6stt9ttt8vvv1vvv0*11,uvv6vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0add668905890*4,klm5vvv1vvv0*8,vvv1vvv0*4,vvv2
  vvv036767abd79aa8bcm7abe5899egh6vvv1qqrfqrrcsssbrss7rrrcrrsfrrsdttt4vvv1vvv0*4,vvv2
  vvv0lmm3gii0*5,qrr3vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0vpf2kkg5fij7vvv0*13,vvv3uvv0*3,vvv3vvv2
  vvv0vrk3mmlmilmbssscoopmoppippqfqrrgnookoopjuuu4vvv0*5,uvv6ttt7oppktuu5uvv6vvv2
  vvv0vtq1kkf5rss3vvv0*13,vvv2uvv0*3,vvv1vvv2
  vvv0uuu4uuu2*2,uuu5uuu3vvv2uuu6uuu2vvv1vvv0*12,vvv2
  vvv0ttt9uuu4stt8ttt7uuu6uuu5tttdsssbsstavvv0*12,vvv2
  vvv0rssbrssdsstcrssfqrrhsstbqrrfsssesstarsscqqrguuu5ttt7rrreqrrgsssasttbstt7rrrfrssguuu3vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vqo1kkk4hll5vvv0*13,vvv2uvv0*3,vvv2*2,
  vvv0vrq3oonjilmcstt8noomoppjppqiqqrenoomoppksst7vvv0*5,uvv7ttt7oppktuu5uvv7vvv2
  vvv0vsr1jjj6oqq4vvv0*13,vvv3uvv0*3,vvv2*2,
  vvv0*4,vvv1vvv0uvv0vvv0*7,vvv1vvv0vvv1*3,vvv0*3,vvv2
  vvv0rssdttt8sssbsss9uuu5sttfttt8qrrfsttbuuu5rrscrrsessscrssfrsscsssbttt7rssfuuu3vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0cgh8ekl3hop4vvv0*11,uvv3uvv0*5,vvv3vvv2
  vvv0ilmcnnmikqr7sss8opplmnokrrrdnooj*2,sst9vvv0*4,uvv6rrsdppqdrrrcopphsst8uvv6vvv2
  vvv0pqr3djl4stu2vvv0*11,vvv2uvv0*5,vvv1vvv2
  vvv0uuu4uuu3vvv2uuu4uvv2vvv2uuu6uuv3uuu3vvv0uvv3vvv0uuu3*2,uuv2vvv0tuu6ttt4uuu4vvv0*2,vvv2
  vvv0ttt9uuu6ttt7*2,uuu4tuu6uuu7rssasssbtuu5rrscuvv3ttt6rssesstctuu6ttt8vvv2stt7vvv1vvv0vvv2
  vvv0*22,vvv2
  vvv0vus0vtr0vut0vvv0*18,vvv2
  vvv0vqg2vpk2umj4vvv0vvv3uvv4vvv1uvv4vvv2vvv0*4,vvv1uuv2uuu0uuu1*3,uvv0vvv4vvv2
  vvv0vrj3qnlevol5sssapqqnrssfpqqerrriqrrfpqqhuuu5vvv0*2,vvv2vvv1ppqepqqdpqqgppqituu5uvv6vvv2
  vvv0vut0voi2vuu1vvv0*11,uvv1uvv0*5,vvv0vvv2
  vvv0ttu8uuu4ttt7stt8uuu6ttu8ttt6ttu8ttt8ttt7ttt8vvv4vvv0*9,vvv2
  vvv0ttt6uuu3uuu4*2,uuu3tuu4uuu4ttt7sstattu6ttt7uuu2vvv0*9,vvv2
  vvv0sssarssdsttasssbrrscsttaqrrfrssdstt9sssdrsscrssgstta*2,sssdrrreuuv2vvv0*4,vvv2
  vvv0rrsarssdrrrfssta*2,sstbrssfrsshvvv0*13,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0lqr2ekl1lno3uuu6rssd*5,rssc*6,uuu4vvv1uvv0*3,vvv1vvv2
  vvv0jpq9llkqilmbttt6rrscrrsdrrserrsdrrscrrsd*2,rrrc*3,rrrduuu3uvv6ttt6pqqhuuu4uvv6vvv2
  vvv0lqr5djk5loo6rsscnooq*2,noor*2,noop*4,nooonoopnooqttt7vvv4uuu1tuu2uuu1vvv4vvv2
  vvv0*2,tuu2vvv0*19,vvv2
  vvv0rssdstt9rssarssctttatuu8rssjqrrersscuvv3rrrbrssbssserssettt9rrserssdsssfvvv0*3,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0vqp1vmj1vol2vvv0*13,vvv2uvv0*3,vvv1vvv2
  vvv0vrq4nlffvol6tts5rplaqooapqqlopppqrrnsss8vup3vvv0*5,uvv6ttt7oppktuu5uvv6vvv2
  vvv0vsr2tkh3vrp2vvv0vvu0vvv1vvv0*4,vvu0vvv0*5,vvv3uvv0*3,vvv3vvv2
  vvv0*22,vvv2
  vvv0rssdsst8sssarssctttatuu7rssjqrrfrssduvv2rrrbrrscsssgrssdttt7rrsdrssdsssevvv0*3,vvv2
  vvv0*22,vvv2
  vvv0uuu2stt8*3,stt7stt5*2,vvv0*14,vvv2
  vvv0uvv1stt9rtt8ttu5ttu6stt9stt7vvv0*14,vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
team-find-none 358x371
~ WwRR k9wt 3VNj rk_K sCyd w7NQ e5Am XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK 0ada -458 hJ_M
  rrs9rssbrrsarss9rrsasst6uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1uuu3uvv1uuu2uvv2uuu0stt3stt1*2,stt2stt1ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1ttu3qqrcrssdttt7uuu0rss5prr9qrr7qrr8oqqastt1vvv0vvv2
  vvv0*11,uvv0uuu1vvv0uvv0uuv0uvv0*5,vvv0vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasss9sttbssscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478658973675478947863674ghi6vvv1stt7tuu5*2,uuu3tuu6*2,ttu5uuv2vvv1vvv0*4,vvv2
  vvv04786*2,4784589d58984785ghi6vvv1stt8ttt7uuu6ttt4ttt6ttt8ttu8uuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0rss7oqqepqqapqqcpqqbpqqcoqqd*2,qrs7pqqdpqqcoppeopqeqrr9pqqcoqqeqrr7qrr8tuu0vvv0vvv2
  vvv0tuu0*5,rss3qrr7rss6qrr9rss8rss7qrraqrs6qrr7rss5tuu0*5,vvv0vvv2
  vvv0tuu0*5,stt2rss6stt3rss5rss4sss3rss5stt3rss5stt4tuu0*5,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0*22,uvv2
  uuu0*21,uuu1uvv0
team-find-loading 358x946
~ WwRR k9wt V-6o rk_K sCyd w7NQ e5Am XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK 0ada -458 NT1X iOkF iOkF iOkF iOkF iOkF iOkF iOkF iOkF
  rrs9rssbrrsarss9rrsaqrrcrss6uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1tuu4uuu3ttu5uuu2uuu0rss4rss3stt2rss4sst3ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1uuu3rrrasstbuuu6uuu0rss4qrr8qrr6*2,pqq9stt1vvv0vvv2
  vvv0*11,uvv0uuu1vvv0uvv0uuv0uvv0*5,vvv0vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasssasttbrsscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1qrrbrrsdstt9rrrdrsscuvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*2,vvv0*17,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478658973675478947863674ghi6vvv1stt7tuu5*2,uuu3tuu6*2,ttu5uuv2vvv1vvv0*4,vvv2
  vvv04786*2,4784589d58984785ghi6vvv1stt8ttt7uuu6ttt4ttt6ttt8ttu8uuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0tuu0ttt0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0*20,uvv0vvv2
  vvv0*22,vvv2
  vvv0stt0*20,uvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0ttt0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rst0rss0*19,uvv0vvv2
  vvv0*22,vvv2
  vvv0ttt0stt0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0ttt0stt0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0rst0rss0*19,uvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0*22,uvv1
  uuu0tuu0*20,tuu1uvv0
team-find-failed 358x357
~ WwRR k9wt ZBwM rk_K sCyd w7NQ e5Am XbNw ZjZ0 MyE3 gLQV AarZ ZJHH 8qM5 VAKw lR6v l6bx aT1A i2ua WGdG
~ GMMK 0ada -458 Rqt9 vuOh 9i7b wCGG
  rrs9rssbrrsarss8qrrerrr9uvv0*17,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0pqq8rss6rrr6ttt2rss6sss3sss4uuu1vvv1tuu4uuu3ttu5uuu2uuu0rss4rss3stt2rss4sst3ttt0vvv0vvv2
  vvv0qqqaopphoppbpqq9pqqbnoo9oophstt6vvv1uuu3rrrasstbuuu6uuu0rss4qrr8qrr6*2,pqq9stt1vvv0vvv2
  vvv0*11,uvv0uuu1vvv0uvv0uuv0uvv0*5,vvv0vvv2
  vvv0ssscrrsgrrsdrsscrrsbsssbrrsettt8stt8sssbsst8rrsdssscrssfsssfrssdvvv0*5,vvv2
  vvv0rrrgsttasssasttbrsscstt9qrristtcrsscvvv0*12,vvv2
  vvv0*22,vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0uvv7pqqjvvv1rrsarssbttt8rssbrssavvv2vvv0*11,uvv7vvv2
  vvv0uvv6vvv1*7,vvv0*12,uvv5vvv2
  vvv0sss2ppq0*4,pqq0uuu1uuu0*9,uvv0*4,vvv0vvv2
  vvv0478658973675478947863674ghi6vvv1stt7tuu5*2,uuu3tuu6*2,ttu5uuv2vvv1vvv0*4,vvv2
  vvv04786*2,4784589d58984785ghi6vvv1stt8ttt7uuu6ttt4ttt6ttt8ttu8uuu2vvv1vvv0*4,vvv2
  vvv0stt1qqr0*5,uvv1vvv0*14,vvv2
  vvv0vut0vts0*19,vvv0vvv2
  vvv0vtr0snkitqn7spmcsoljtqnbtpnbsomcspmctpn8spm9tpndurp4vtr0*7,vvu0vvv2
  vvv0vtr1usq1usq0*4,usq3vtr0*13,vvu0vvv2
  vvv0usr3vsr0onmiqoncnmlfponeusq5vtr0*13,vvu0vvv2
  vvv0vtr0usq1usq0*4,usr2vtr0*13,vvu0vvv2
  vvv0*2,vvu0*19,vvv0uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-open 358x761
~ WwRR k9wt h6FT rk_K sCyd uBjq gLQV AarZ n490 aDjC bCCA l59B tG4y WJZ0 cTtb lFAF jNbr gBUF oSId zxOz
~ R_K9 fHsc Oud- T7_b F8lU H6mx mPl- JCAf F8lU nXx6 xTr3 GPK4 tG4y UT2F cTtb r611 jNbr tWYt r6Wz QTix
~ Gjdt
  rrs9rssbrss9rrsauvv0*19,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0ikkgklmijklfpqqcklmj*2,oppfklmikllnoppdikkhklmgklmjstt4vvv0*7,vvv2
  vvv0vvv1uuu3vvv0uvv2ttt5vvv0vvv1vvv0*2,uuu1vvv2vvv0*2,vvv1vvv0*7,vvv2
  vvv0rssfrssdsstcrssfsssessscstt8ttu6ttt8stt9sstcrrsfsttarrsgstt9vvv0*6,vvv2
  vvv0rrrgsttasssattu7rssbrsscrsserrsfuuu1vvv0*12,vvv2
  vvv0tuu6uuu7uuu5uuu4uuu3*2,uuu2uuu3uuu4*2,uuu3uuu4uuu3uuu4uuu3*3,ttu6uuu3vvv0*2,vvv2
  vvv0tuu7ttt8*2,ttt6tuu6sst8tuu8sttastt8tttattt8ttt9ttt8uuu5sst7uuu8tttattt9stt9vvv0*2,vvv2
  vvv0rsscrrsesst8sstcqrrhvvv0*16,vvv2
  vvv0*22,vvv2
  vvv0pqqepqqhrrrepqqhpqqfvvv0*16,vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0uvv6vvv0*19,uvv6vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu4uvv0*19,vvv3vvv2
  vvv0stt9ttt8sstarrrcrrsbuuu5sssdqrrisss9sst7sssb*2,rssbvvv2vvv0*7,vvv2
  vvv0vvv1*5,vvv2vvv1vvv2vvv1*3,uuu3vvv1vvv0*8,vvv2
  vvv0rrrgsss8uuu3tuu5sssauuu3vvv0*15,vvv2
  vvv0ttt7sssattt6ttt9rsscuuu6vvv0*15,vvv2
  vvv0orr9ors0*18,ors1stt7vvv2
  vvv0orsbjnohlpqaorr7rtu0*16,rstbvvv2
  vvv0orsbmpqgnqrfmqqborrcmpqgnqrdnqrbmqqcorrbnqrdmpqkrtu0*8,rstbvvv2
  vvv0orr8ors0orr0ors0*16,ors1ttu6vvv2
  vvv0uuu3uvv0*19,vvv2*2,
  vvv0uvv7noornoooqqrdppqjqrrfvvv0*14,uvv7vvv2
  vvv0uvv7sssdsttdsssb*2,rsscrssdsttbsstcsssa*2,vvv0*9,uvv7vvv2
  vvv0uuu5vvv1uvv3uuu3*2,vvv1*2,uvv2vvv1*2,uuu3vvv0*9,vvv4vvv2
  vvv0uuu3tuu0*18,uuu0vvv1vvv2
  vvv0uvv6rrrdqrre*2,qqrguuu2vvv0*14,uvv6vvv2
  vvv0uvv7rsscqrrcsst8sss9tuu5tuu6ttt6tuu7uuu4ttt7uuu4uuu6*2,uuv3vvv0*5,uvv7vvv2
  vvv0uvv6uuu5ttt5tuu6stt7uuu5*2,ttt5ttt9ttt4ttt7uuu6stt9ttt6vvv3vvv0*5,uvv6vvv2
  vvv0vvv1uvv0*19,vvv0vvv2
  vvv0oppmqqrkqrrg*2,qrrdrrrcpqqgrsscpqqjqrrgqrrbrrrdqqqgoppkrssdpqqgqrrhqrressscvvv0*2,vvv2
  vvv0uuv2uuu3uuu2*2,uuu1uuu0ttt3tuu2*2,uuu2uuu1*2,tuu1uuu1uuu2ttt4uuu2tuu2uuu2uvv0vvv0vvv2
  vvv0uvv5vvv0*19,uvv5vvv2
  vvv0uvv7vvv0*19,uvv7vvv2
  vvv0uuu5uvv0*19,vvv4vvv2
  vvv0uuu6tuu6ttu7uuu4ttu5uuu6tuu5ttt8uuu4tuu6*2,tuu5uvv2vvv0*8,vvv2
  vvv0ttt4stt7tuu5*2,tttbttu7uuu6ttt8ttt5ttt6ttt8ttu8uuu3vvv0*8,vvv2
  vvv0uvv2uvv0*19,vvv1vvv2
  vvv0uvv6vvv0*5,ttt6oppeopqeqqqgnopfqqqcoppgrssavvv0*6,uvv6vvv2
  vvv0uuu5vvv0*6,uuu4vvv1vvv2uvv2vvv1uuu2vvv1vvv0*6,vvv4vvv2
  vvv0*2,uvv0*18,vvv0*2,vvv2
  vvv0rssesttcrrrdrssesstbrrsbrssbsstbrssesst9rsscqrrgrssdsssbqrrdrssbrssersshqrrgvvv0*2,vvv2
  vvv0tttasst8uuu5ttt7tttattt9ttt8sssbstt8uuu3vvv0*11,vvv2
  vvv0uuu3*3,uvv2uvv3vvv3uvv3uuu4uuu3vvv1vvv0*11,vvv2
  uvv0vvv0*21,uuu0
team-none 358x310
~ WwRR k9wt 74_4 rk_K OgQi cMWA 8_iE dD1M vrAk 8qM5 rk_K XJ5q OgQi cMWA 4aod
  rrs9rssbrss9rssauvv0*19,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0klmmjklmnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0sssdrrriqrrgstt8qrrirrrbrsseqrrhsssattt7stt8sttarrrcqqrksssdrrshssserrrfttu3vvv0*2,vvv2
  vvv0ttu4uuu5ttt7tuu4uuu5uuu4*2,tuu5ttu3tuu4uuu3ttt2vvv2vvv3tuu5uuu4uvv3uuu5vvv1vvv0*2,vvv2
  vvv0rrsfsttasssasttbssscstt9qrrgtttbsstbvvv0*12,vvv2
  vvv0uvv2uvv0*5,uvv2vvv0*14,vvv2
  vvv0uvv6oppipqqfrrsapqqbpqqfuvv3vvv0*14,vvv2
  vvv0uuu4uuu2*2,uuu1tuu1tuu2uuu3vvv0*14,vvv2
  vvv0*22,uvv1
  vvv1vvv0*21,uvv1
  vvv0mnnhnoogpqqbopp7noobrss6vvv0*15,vvv2
  vvv0uuu4qqr8ttt4rss5rss7uuu4vvv0*15,vvv2
  vvv0vvv1ttt9vvv0vvv1uuu4vvv2vvv1uuu4vvv1vvv2*2,uvv2*2,uvv1uuu2ttt6uuu2*3,vvv0*2,vvv2
  vvv0pqqjqrrksssaqqrfsssdpqqiqrrdqrrgrsscqqqhssscqrreppqjqqrdttt7rsserssaqrrcqrrhuuv2vvv0vvv2
  vvv0pqqdopqjppqjrsscoppj*2,pqqevvv1vvv0*13,vvv2
  vvv0*2,vvv1vvv0*19,uvv2
  uvv1vvv0*20,uvv0uuu0
team-mine 358x844
~ WwRR k9wt oaI6 rk_K OgQi w7NQ cMWA lLhh HJCm yp3- swDp 3_0- ZFAA c3ql c3MF HJCm WZaj QoCt jqmr MAKO
~ uqpY Qsbw BwG9 Uzp0 Qsbw NO2k DgJI WwRR _Eog G9RI uMer -_qU rk_K SCsP r5QZ 1_0U y54Z 25TQ rk_K meRd
~ lbyn y54Z EXaH rk_K jySC S4Ik 1M77 1M47 fu-y 8OKT tAh2 jJSX Hw_R rk_K hA14 mkJj AxlF xV_b hLT_ 6SKs
~ 7WcP sCyd tcW4 ZniK QqL5 pEbI e6hX TRLo E4WZ XvAg sdxW IJ5Z uMkH Ef2I
  rrs9rssb*2,rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*16,uvv0*5,vvv0uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*8,tuv0nqrelppimpqclpqfnqr8uvv0vvv2
  vvv0*2,ttt3vvv0*13,uvv0*5,vvv0vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0*10,vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*11,vvv2
  vvv0*2,uut2vvv0*13,vvv1uuu3*2,vvv0*3,vvv2
  vvv0*8,qrr8qrr7vvv0*6,rssbsst9ttt9qrrarrrguuu3vvv2
  vvv0*8,ppq6qqq5stt8qsrcpsrbpsqfpsrbqsrc*2,qsrdprqdqsrcorqetut5vvv2
  vvv0vvv1vvv0*2,vvv1vvv0vvv1vvv0*10,vvv1uuu2uuu4ttu3uvv1vvv2
  vvv0sstbrssd*2,rsscsssarrsessscvvv0*8,ttt3rrrepqqkrrrfqrrguuu5vvv2
  vvv0uuu5vvv2vvv1uuv2uuu3vvv2vvv0*9,uvv1uuu3ttt6ttt9stt7uuu2vvv2
  vvv0ttt8tttarsscttt8*2,uuv4vvv0*9,uuu2sss9rrrdsssarrscuuu4vvv2
  vvv0stt8ttt6ttu3stt6uvv2vvv0*16,vvv2
  vvv0rrrcrssbrrsdqrrbttt5vvv0*16,vvv2
  vvv0rtt7qst0*18,qst1uuu5vvv2
  vvv0qstbrtu0*4,npq8knnjjlmjmophjlmhlooertu0*9,suubvvv2
  vvv0qstbrtu0*4,qss6oqraorr9oqrbnqqborrdnpqdqss5rtu0*7,suubvvv2
  vvv0psseilmgkmnkmppamppdqss2pss5qss4prr9orr7prs6orr7prs8prs6qtt1rtu0mpqempqamqqertu0suubvvv2
  vvv0qstbrtu0*4,pss8nqqeorr7oqr9prs7prs6prs7orr8oqrbqtt2rtu0*5,suubvvv2
  vvv0qstbrtu0*4,oqr8mppeqst4rtu0*12,suubvvv2
  vvv0rtt6rtt0*18,rtt1uvv3vvv2
  vvv0*22,vvv2
  vvv0vvv2vvv0*3,uvv2oppfmnnnoppinoojlmmmvvv0*10,vvv1vvv2
  vvv0uuu4mnninoolqqrcvvv0ttt6ttt5uuu6ttt8tuu5uuu9sst9tuu5*2,uuu4vvv0*5,vvv1vvv2
  vvv0vvv1vvv0*4,uuu6uuu5uuu7uuu4ttt7uuu4ttt6uvv4ttu7uuu3vvv0*5,vvv1vvv2
  vvv0*22,vvv2
  vvv0vvv1vvv0*4,uuu2uvv1uuu2uuv3ttt2ttu2vvv0*9,vvv1vvv2
  vvv0uvv4oppbpqqdstt8uvv1nopjoppknoojqrrfoppgrrrdvvv0*9,vvv1vvv2
  vvv0vvv2stt7ttt8ttt3vvv1sss9rsscrss9ssscrrscrrsettt7rrrcssscqrressscrssdttt6vvv0*2,vvv1vvv2
  vvv0vvv1vvv0*20,vvv2
  vvv0uvv2uvv0*7,vvv1vvv0*12,vvv2
  vvv0uvv6rrsdsst6pqqgqqrdqrrbqqqettt6uvv6vvv0*5,uuv3qss9prrdqssaprrarss9vvv0vvv2
  vvv0uuu4tuu3uuu0tuu2uuu2uuu1tuu2uuu1vvv4vvv0*6,uvv1*2,vvv1uvv1vvv1vvv0vvv2
  vvv0*22,uvv1
  vvv1vvv0*21,uvv1
  vvv0oopooopgoppkpqqfsss7oppooppippqgoppjpqqfopphpqqhvvv0*7,uvv3vvv0vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0sss8vvv1*2,ttt4rss6rrs7sss4sss8rrr7qqq5rss4vvv0uvv1ttt6stt5vvv0*6,vvv2
  vvv0mnndmnnglmniqrrcnopfmnogpqqbnooemnodoopdpqqa*2,jkljlmnkoppcvvv0*6,vvv2
  vvv0*2,tuu0*4,vvv0*16,vvv2
  vvv06df62ac11ac019c0*2,suu0qtt1rtt0rtu0*12,uvv0vvv2
  vvv03bd78fgh5ce919c0*2,suu1kopgmpqd*2,mpqclpqhmpqcqtt2rtu0*7,uvv0vvv2
  vvv0fkl4agi0*4,tuu0suu0*13,tuu0vvv0vvv2
  vvv0sss9sssbrssdsttbsssfvvv1vvv0*6,tuu5sssfsssassscrssdsssasssbrssfuvv3vvv2
  vvv0vvv1uuu2vvv2vvv1*2,vvv0*8,vvv2vvv1*2,vvv2vvv1vvv0*3,vvv2
  vvv0sssctttbsssbtttarsscqrrhqrriuuu3sstdsssbrssdqqrkssscsttbrrrgrssguuu1vvv0*4,vvv2
  vvv0stt6ttt5sssarrrdrss9vvv3uvv1vvv0uuu2uvv1uuv3uvv2*2,vvv0vvv1*2,vvv0*5,vvv2
  vvv0sst7stt9stt8rssatuu7vvv0*16,vvv2
  vvv1vvv0*21,uuu1
team-captain 358x885
~ WwRR k9wt Z051 rk_K OgQi cMWA HJCm yp3- swDp 3_0- ZFAA c3ql c3MF PFVJ ce2U jg7h 1M77 1M47 fu-y 8OKT
~ hABx Hw_R rk_K hA14 mkJj AxlF xV_b hLT_ 6SKs 7WcP cMqR hREd rk_K iF_V T0WU qz-g 7KN- OTO4 CXVE 4aQk
~ yvRN bfBF y4-W 7KN- kJGo OkYS 4aQk 386b lKSO rk_K 7rSJ dsfL 8mFK iP0r rXka gBLX Wn8I Cdf5 fu-y Y5MY
~ seQK 8wy6 rk_K hA14 3PU7 6SKs 7WcP
  rrs9rssbrss7qrrarssbuvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3rss4pqqapqqcrss6vvv0*6,vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0uuu0ttt3tuu1uuu1vvv0*6,vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0spmdtqnaspmb*2,tqobsol8somcuqo6tpmcspmbtqo9spmbsoldtpmatpm9tpmdspmeurp5vtr0vvu0vvv2
  vvv0vtr0tqo9urp4tqo8tqn9tqo9uqo8uro6tqo9uro7tqn8tqnatqn9vtr0*7,vvu0vvv2
  vvv0vtr0urp1usq3usp2vsq1vsq3vsq2*2,usq3vsq2usq3vsq4urp2vtr0*7,vvu0vvv2
  vvv0*2,vvu0*19,vvv0vvv2
  vvv0uuu5stt6tuu1uuu2uvv0uuu1uvv0*2,uvv5vvv0*12,vvv2
  vvv0uvv6sssattt5ppqfpqqfqqqbppqhttt7uvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv0*13,vvv2
  vvv0rrrfqrrgsssbrssdrrrfsttarrsdrrserssasss9rrrgrrsgrssdrrsesss8rrrfsssdrrrcttt7vvv0*2,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
  vvv0sssattt3ttt6tuu4uuv1sss9ttt3tuu3*2,ttt5*2,tuu6vvv0*7,vvv1vvv0vvv2
  vvv0rsseqrrdrrrerrsbttt5rsseqrrerrrcqrrgsssaqrrbrssavvv0*7,vvv2vvv0vvv2
  uvv1vvv0*21,uuu0
  vvv0*22,uvv2
  vvv0lmmeikkhjkkikllkkllnmnognoofklmgjklorrr6vvv0*11,vvv2
  vvv0*2,uuu2vvv0*19,vvv2
  vvv0*22,vvv2
  vvv0qqramnndlmmlmnogmnofrrs6vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0pqqoqrrgpqqgrssbrrreppqmstt7vvv0*3,rss1qrs0*3,tuu1vvv0uvv0*4,vvv0vvv2
  vvv0uuu6*3,ttt6tuu8ttt6tuu4uuu3tuu5stt619c05ce74ce5*2,9gh6uvv6sst8sss7sst9uuu2uvv6vvv2
  vvv0ttu7sst9ttu7ttt7tuu6ttt7tuu7ttt7sst8ttt52ac25ce65de74ce7agi6uuv6stt6sss7sstbuuu1uvv5vvv2
  vvv0sttcrssfsssbrrrevvv0*6,uvv0tuu0*3,vvv0*2,uvv0*3,vvv0*2,vvv2
  vvv0*22,vvv2
  vvv0rssg*2,rssbsssastt7ttt8sss8stt9ttt6vvv0*12,vvv2
  vvv0stta*2,vvv0tuu8sttbrssesssdrrsdtttcuuu38eg17ef0*3,gkl4uuu4uvv0*4,vvv3vvv2
  vvv0oppmqrrioppnpqqepqqjppqlppqkvvv0*2,stt62ac18fge8fgd8egd9fh6uvv6pqqeoppeppqkttt3uvv6vvv2
  vvv0rrrgsssarrresss9sttdqrrgrsscrssdvvv0*2,jno1imn0*3,oqr2vvv2uvv0*4,vvv1vvv2
  vvv0*8,vvv1vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0rss8sssarss6stt3stt6rss6rss5sss5vvv0*13,vvv2
  vvv0qrrdrrrcpqqasssappqcqrrgppqaqrrbvvv1vvv0*12,vvv2
  vvv0rsserrrgrsscsssersserssgssscrrrjsst8rrsbssscsssdrssbrssdsssbssscrsscssserssgvvv0*2,vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0tuu0pqqepqqcqrrfqrratuu0*15,vvv0vvv2
  vvv0tuu0qrr5*2,rss3sss2rss4rss3qrr6rss6qrr3rss7rss5ttt1stt0*6,stt1vvv0vvv2
  vvv0tuu0oppdpqqdopqcpqq9oppbpqqenoofpqqbopqbpqqcqrr7stt5rss6qrrdoppbnppeopphnoogstt5vvv0vvv2
  vvv0tuu1lnnonooflnnknoodlmnnmnnlnopklnnlmooknooeqrr6stt4rss1*3,qrr5rss2*2,stt4vvv0vvv2
  vvv0tuu0pqq8pqq7qrr4prr9tuu0*15,vvv0vvv2
  vvv0tuu0qrr7qrrastt3qrr5tuu0*15,vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0ppqkqqqdqrrbsss9qqqeqrrbpqqhrrrauuu2vvv0*10,vvv3vvv0vvv2
  vvv0uvv3tuu4sss6uuu3uuu5uuu4tuu4uuu3vvv1vvv0*12,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
team-captain-key 358x639
~ WwRR k9wt t43R rk_K cMqR hREd rk_K 7rSJ qako 8mFK iP0r fdqx UiS_ Wn8I vsjb fu-y Y5MY seQK 8wy6 8mFK
~ iP0r rXka KaU- Wn8I Cdf5 fu-y Y5MY seQK 8wy6 rk_K hA14 3PU7 6SKs 7WcP sCyd tcW4 ZniK QqL5 pEbI e6hX
~ TRLo E4WZ XvAg sdxW IJ5Z tkLz X09_
  rrs9rssbrss7qrrarsscrrsattt4uvv0*16,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmmeikkhjkkikllkkllnmnognoofklmgjklorrr6vvv0*11,vvv2
  vvv0*2,uuu1vvv0*19,vvv2
  vvv0vvv1vvv2vvv0*19,vvv2
  vvv0noojoopkmnnfppqemnnimnollmnenoofuvv2vvv0*12,vvv2
  vvv0rrrbrrresssd*2,qrrjtttbrrrisstbrrsfssscrssdssscsssasssesttastt8qrrfrssesstavvv0*2,vvv2
  vvv0ttt9ttt7vvv1vvv0*18,vvv2
  vvv0uuu6uuu5vvv1vvv0*18,vvv2
  vvv0tuu0stt0tuu0tuu1tuu0*9,stt0*6,stt1vvv0vvv2
  vvv0tuu0pqrcpqqepqraqrs9tuu0*7,stt5rss4qrrapqq9oqqcpqqbopqbstt5vvv0vvv2
  vvv0tuu0lnnimnohoqqalnnmlnnkopq8tuu0*5,stt4rss3rss4qrr2pqq6qrr4qrr5stt5vvv0vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0uuu0tuu0*19,vvv0vvv2
  vvv0tuu0pqqepqqcqrrfqrratuu0*15,vvv0vvv2
  vvv0tuu0mnohnoognopeopqanooeoppfmnoinppfmoodoppioqqbtuu0*8,vvv0vvv2
  vvv0tuu0rss4stt2*2,stt1rss6stt3rss6rss5stt3stt2sss2stt4rss0rss2sst0stt0rss3stt1stt4vvv0vvv2
  vvv0tuu1mnolnooflnnknoodmnoj*2,opphmoojnooinoperss5stt5rss6rsscnppblnnjopqgmnohstt5vvv0vvv2
  vvv0tuu0mnogmnnipqq8moofkmmnnooenppamoogmoohpqq8tuu0ttt1stt0*6,stt1vvv0vvv2
  vvv0tuu0qrr5qrr7rss3tuu0*2,stt1tuu0*13,vvv0vvv2
  vvv0tuu0oppfoppcqrr5tuu0*16,vvv0vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrscstt6ttt5tuu5sst6*2,sss9stt6vvv1vvv0*10,vvv2vvv0vvv2
  vvv0sttbrrrcpqqdsst7rssdsssarrrdsss7uuu2vvv0*10,vvv1vvv0vvv2
  vvv0*22,vvv2
  uvv0vvv0*21,uuu0
  vvv0uuu3vvv0*2,vvv1uuu1*3,uuu3tuu2ttt1ttt2vvv0*2,uuu2uvv1vvv0*6,vvv2
  vvv0klmilmnhkmmkoppflmmkkllmnooelmnjkllilmminoodoppbikkkkllnmnngvvv0*6,vvv2
  vvv0*22,vvv2
  vvv0agh55ce0*4,suu0*15,vvv0vvv2
  vvv04bd79fhi6dfa19c0*2,suu1jnohlpqempqdmpqclpqimpqcqtt2rtu0*7,uvv0vvv2
  vvv0agh55ce0*4,suu0*15,vvv0vvv2
  vvv0tuu5tuu6ttu6tuu7tttavvv0*7,uuu3tttattt6tuu6ttt7tuu6ttt6sttavvv0vvv2
  vvv0ttt5ttt8*2,uuu4uuu5vvv1vvv0*6,uvv2uuu6*2,ttt7ttt8ttu6uuu6uuu5vvv2*2,
  vvv0ttt8uuu5uuu4tuu5ttt8ttt9tuu4sssauuu6ssscuuu2ttu5tuu7tuu8sssbttt7tuu7stt9tttavvv0*2,vvv2
  vvv0ttt7*2,sssatttarrr9ttt7uuu4ttt8*2,sttavvv1ttt5ttt4tttastt9ttu8uuu5ttt8*2,vvv0*2,vvv2
  vvv0qrrfrrreqrreqrrgqqriuvv3vvv0*15,vvv2
  vvv1vvv0*21,uvv1
team-alone 358x357
~ WwRR k9wt f6Ug rk_K OgQi cMWA HJCm yp3- swDp 3_0- ZFAA 0eWS 4mXh PFVJ ce2U c9rc 1M77 1M47 fu-y 8OKT
~ tAh2 nwX6
  rrs9rssbrssarrsauuu1uvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj5llkqilmbvvv0*18,vvv2
  vvv0vsl2kkg6moo6vvv0*18,vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0nooqnoor*4,nooq*4,noop*2,mnoqnooo*2,noop*4,noorpqqjvvv0vvv2
  vvv0oppnoppooppn*2,vvv0*17,vvv2
  vvv0uuu3*4,vvv0*17,vvv2
  vvv0rss5opqcoppeqrr9vvv0*17,vvv2
  vvv0*2,uvv0*3,vvv0*17,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0spmdtqnaspmb*2,tqobsol8somcuqo8tpmcspmatqo8spmasoletpma*2,tpmespmeurp5vtr0vvu0vvv2
  vvv0vtr0tqo9urp4tqo8tqn9tqo9uqo8uro6tqo9uro7tqn8tqnatqn9vtr0*7,vvu0vvv2
  vvv0vtr0urp1usq3usp2vsq1vsq3vsq2*2,usq3vsq2usq3vsq4urp2vtr0*7,vvu0vvv2
  vvv0*2,vvu0*19,vvv0vvv2
  vvv0uuu5stt6tuu1uuu2uvv0uuu1uvv0*2,uvv5vvv0*6,tuu3vvv0vvv1vvv0*3,vvv2
  vvv0uvv6sssattt5ppqfpqqfqqqbppqhttt7uvv6vvv0*6,prscpqrcqss9oqrcqssbvvv0vvv2
  vvv0vvv1uvv0*7,vvv0*13,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-too-small 358x277
~ WwRR k9wt I4cM rk_K OgQi cMWA HJCm yp3- swDp 3_0- ZFAA c3ql c3MF PFVJ ce2U B2_m 1M77 1M47 fu-y 8OKT
  rrs9rssbrss8rss6rssasssauvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsstapqqiqrrdrrrcrsscppqhpqqeuuu2rss4pqqapqqcrss6vvv0*6,vvv2
  vvv0vsl2kkg6moo6vvv1uuu3tuu4tuu3uuu4tuu3tuu4vvv1uuu0ttt3tuu1uuu1vvv0*6,vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0vus0vts0*19,vvv0vvv2
  vvv0vtr0spmdtqnaspmb*2,tqndtpn9spmbsolctqn8sometqnbtpn8spmbspmesomcuro6tpnatqo9vtr0vvu0vvv2
  vvv0vtr0tqn8urp7tqn8tpnbtqn9uqo8tqoaurp5tpnaurp5tpnbuqo8tqo9vtr0*6,vvu0vvv2
  vvv0vtr0usq3vsq1usq3usq4urp3vsq1urp3vsq1usq3usq2usq3urp4*2,vsr0vtr0*5,vvu0vvv2
  vvv0*2,vvu0*19,vvv0vvv2
  vvv0uuu5stt6tuu1uuu2uvv0uuu1uvv0*2,uvv5vvv0*12,vvv2
  vvv0uvv6sssattt5ppqfpqqfqqqbppqhttt7uvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv0*13,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-unranked 358x257
~ WwRR k9wt GoeM rk_K OgQi cMWA HJCm yp3- swDp 3_0- ZFAA c3ql c3MF rk_K HSmX Asds 1M77 1M47 fu-y 8OKT
~ tAh2 jJSX
  rrs9rssbrssa*2,qrrbsss6uvv0*17,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0*10,vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*11,vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0qqqeqrr9stt5rss7qrrarrr9sst8rrs8vvv0*13,vvv2
  vvv0rssarrr8stt7rrrcqqrarrs8qrrbsss6vvv0*13,vvv2
  vvv0rssesttcrrrdrssetttarssdrrsgrsscrssdsss8rssfssscrsscqrresttbrssaqrrfuvv2vvv0*3,vvv2
  vvv0*2,uvv0*7,vvv0*13,vvv2
  vvv0uvv6stt9ttt4rrrarss8*3,uuu4uvv6vvv0*5,uvv2stt6rss9stt7rst6stt5vvv0vvv2
  vvv0uuv6ttt7uuu2ttt8ttt6ttt4ttt8uuu4uvv5vvv0*5,vvv1stt4ttu5tuu3stt5tuu5vvv0vvv2
  vvv0*2,uvv0*7,vvv0*13,uvv1
  uuu1vvv0*20,uuu1uvv0
team-settling 358x293
~ WwRR k9wt Euhb rk_K OgQi w7NQ 0j_z IenE HJCm yp3- swDp 3_0- ZFAA c3ql c3MF HJCm WZaj QoCt jqmr uqpY
~ Qsbw _HCk Uzp0 Qsbw 8Lkq DgJI ur1m 1M77 1M47 fu-y 8OKT
  rrs9rssbrss7qrrfqrrauvv0*18,
  uvv0*22,uuu0
  vvv0*19,uvv0*2,vvv0uvv2
  vvv0klmmjklmnoofjlldjkljnooinoocjlldlmmijllpopqbvvv0*6,tuu0koplnqrbuvv0vvv2
  vvv0*2,uuu2vvv0*16,uvv0*2,vvv0vvv2
  vvv0vrj1llh3kmn4vvv0*18,vvv2
  vvv0vrk3mmknilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0uuu2noobrrr7ttt5ttt7stt7ttu5ttt5vvv1vvv2
  vvv0vsl2kkg5mop5vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*2,uuu1rrr2tuu1tuu6tuu5uuu5stt6ttt9uuv2vvv2
  vvv0*2,vvu1vvv0*19,vvv2
  vvv0rsscrssdrssbrssduuu2vvv0*10,ttt3qrrfoppmqqrkoppkttt6vvv2
  vvv0*3,vvv1vvv0*18,vvv2
  vvv0rssesttcrrrdttt9vvv0*11,ttt3rrrcoppkqqrkoppkttt6vvv2
  vvv0*22,vvv2
  vvv0rssf*2,sssbrrshsssarrrbsssassscrrrdsttarrrgvvv0*10,vvv2
  vvv0*22,vvv2
  vvv0uuu5stt6ttt2ttt4tuu1ttt3tuu1uuu0uvv5vvv0*12,vvv2
  vvv0uvv6sssattt4qqqeqrrdrrr9qqqfttt7uvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv0*13,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-settled 358x293
~ WwRR k9wt qz0v rk_K OgQi w7NQ 0j_z eooD HJCm yp3- swDp 3_0- ZFAA c3ql c3MF HJCm WZaj QoCt jqmr uqpY
~ Qsbw _HCk Uzp0 Qsbw 8Lkq DgJI WrDC 1M77 Pz_g
  rrs9rssbrss7qrrdrss7uvv0*18,
  uvv0*22,uuu0
  vvv0*19,uvv0*2,vvv0uvv2
  vvv0klmmjklmnoofjlldjkljnooinoocjlldlmmijllpopqbvvv0*6,tvu0lqocmqoeuvu0vvv2
  vvv0*2,uuu2vvv0*16,uvu0*2,vvv0vvv2
  vvv0vrk1llh2lno3vvv0*18,vvv2
  vvv0vrj3mmlmilmbsssboppkpqqgpqqeqrreoopjopqhuuu3vvv0uuu2noobrrr7ttt5ttt7stt7ttu5ttt5vvv1vvv2
  vvv0vsl2kkg6moo6vvv0vvv1uvv2vvv1*2,uvv1uvv2vvv0*2,uuu1rrr2tuu1tuu6tuu5uuu5stt6ttt9uuv2vvv2
  vvv0*2,uut2vvv0*19,vvv2
  vvv0rsscrssdrssbrssduuu2vvv0*10,ttt3qrreoppmqqrkoppkttt6vvv2
  vvv0*3,vvv1vvv0*13,vvv1vvv0*4,vvv2
  vvv0rssesttcrrrdttt9vvv0*11,ttt3rrrcoppkqqrkoppkttt6vvv2
  vvv0*22,vvv2
  vvv0rssesttcrrrdsstbrssdsss9qrrfqrrdsssarssdsstdqrrerssdssscvvv0*7,vvv2
  vvv0*22,vvv2
  vvv0uuu5tuu2uvv0*5,uuu2uuu5vvv0*12,vvv2
  vvv0uvv6pqqbqrrboppjqrrbppqioppgqqrbuvv6vvv0*12,vvv2
  vvv0vvv1uvv0*7,vvv1vvv0*12,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
team-board-team 358x990
~ WwRR k9wt 092W rk_K sCyd 1M77 8One SrT- DAxC 1M77 ki9b S813 prmt BdfF UecH B1fC Eh_9 jRFb 2gHq BrHp
~ 8W6R fsy_ wtZw lBWu ZV4y 8LeG fdVP wtyH XYtl ydkx ZDKR Eh_9 jRFb 2gHq uS-9 8W6R fsy_ m5SD ccjY ZV4y
~ I_rm fdVP gLpJ wM-2 bJv9 tqY- DE7f Eh_9 jRFb 2gHq bgCG YIRp fsy_ s4PK BFPE ZV4y HDnE fdVP JXX2 fVpR
~ gfQx kcXG DE7f _H77 XjTD 8eTj gv77 IdNs l25v qVs4 8eTj DKt2 K3QW bSa1 hKO_ hBPm ACsO ihT7 5Itx 7Oi7
~ 7iXw P4xk Gg-- -U-D 8eTj B4U9 SBUJ bSa1 hKO_ hBPm FipH 5jvB 5Itx 0eWS 7iXw iwmY FUsi f9d3 8eTj TIwK
~ 4SWR bSa1 hKO_ hBPm s_pX ihT7 5Itx uBeS 7iXw yObH htrd YIAa qVs4 8eTj 1g6C 8eTj UPWr SBUJ rv-f Br5A
~ pgnY KWa7 IpQH XN0O c3ql _Xq1 LreE l6W3 aifW WTKX f9d3 brqF 2IHz CWyU NKO9 sZlc pQEM F6sY lMb1 _-_M
~ LwAS czHl
  rrs9rssbrrsarrs9rss8qrr9ttt5uvv0*16,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0rssdrssgrrsdrssdsttdrrserrreqrrbsss9rssbsssbssserssgsttdrrrcsssattt8rsscrssftttavvv0vvv2
  vvv0*22,vvv2
  vvv0vvv1ttu3uvv1vvv1vvv0stt1rss3stt1*3,tuu0vvv0*2,vvv1uvv2vvv1*2,uuu2vvv1uuu3vvv0vvv2
  vvv0vvv1sss8qrrerrrdvvv0stt2pqq9qrrbpqq8qrr7tuu0vvv0*2,rss6ttt8sssasstarss9sstasssbuuu5vvv2
  vvv0*5,uvv0*7,vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0*3,vqp1lll2ilm3vvv0*3,vus1vn90cfe4hkl6vvv0*9,vvv2
  vvv0*3,vpn3nmlddhiavvv0*3,vus2rngdnnmjhkl9vvv0*9,vvv2
  vvv0*3,vpo3ooncfijavvv0*4,vpd1fhh6mop8vvv0*3,uvv0tuu0*2,vvv0*3,vvv2
  vvv0*3,vut0lll5pqr7vvv1vvv0*3,vvu0ssr3uuu5vvv0*3,kmn69eg3bln1pss4vvv0*2,vvv2
  vvv0*2,vvv3uuu4*2,vvv2vvv0*2,oppnqqqgpqqdpqqhpqqgoppguuu4vvv0kmn6mnmgkmmfpss4vvv0*2,vvv2
  vvv0*2,uuu4qqreqrrdqqqfvvv0*4,uuu4ttu7uuu4vvv0*3,rst39eg5dmo3stt5vvv0*2,vvv2
  vvv0*3,pqqj*2,qqrevvv0*4,ttt7ttt8uuu4vvv0*4,tuu1uvv0uuu3vvv0*2,vvv2
  vvv0*2,uuu5tuu7rrrhtuu4uvu3vvv0ilm4afh0*4,chi1tuu2pqqioppjqqqhqqrdnoonrrs9vvv0vvv2
  vvv0*3,uvv1vvv1vvv0*3,39b65bd78dfdbfhjaegj18a0mop6vvv0tuu4stt9tss9vuu4vvv0*2,vvv2
  vvv0lqr38jl0*5,nrs339b618a07cei8dfj39b418a0mop6vvv0uuu4uuu5vvv3vuu2vvv0*2,vvv2
  vvv0emo46ik06de96ef86de96ik0hop439b618a0*5,mno7uje1uhb0*4,ukg1vvv0vvv2
  vvv0emo46ik06gi56ff86hj36ik0hop439b618a0*5,mlk9ue70rd63ob59mb5brd63ue70vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70te71pc59oc5cue70*2,vuu3vvv2
  vvv0emo46ik0*5,hop439b618a0*5,mlk9ue70*6,vuu3vvv2
  vvv0mqr2hop0*5,nrs2fjk3eij0*5,qpp5umi0*6,vvv1vvv2
  vvv0rss8sst9vvv0sss8stt7vvv0*9,uuv3ssscttt8ttt5sttbrssbuuu3vvv2
  vvv0tuu5tuu7vvv0uuu5tuu6vvv0*10,ttu5ttu6tuu6uuu3tuu4vvv1vvv2
  vvv0*22,vvv2
  vvv0sssavvv0*2,vrk2vqo2vvv0uvv3vvv1*2,vvv2vvv1vvv0*3,ttt8qrrh*2,rssfqqrk*2,uuu7vvv2
  vvv0*4,upj8upn7rrrdpqqkrrrhqrrkrssepqqirrrevvv0vvv1ttt7ttt6ttt8rsscstt9sss9uuu3vvv2
  vvv0*4,vvu0vvv0*9,uuu3sst9uuu3tuu7ttt7uuu4tuu6vvv2*2,
  vvv0*22,vvv2
  vvv0*6,rssfqqrlqqqlqqrlqrrl*2,qrrkvvv0*9,vvv2
  vvv0*6,uuu4uuu5*6,vvv0*9,vvv2
  vvv0rss9vvv0*2,gmmfjmmbrrsgpqqm*3,qqqm*2,qqqlvvv0*2,sss9qrreppqlqrrfpqqjpqqmttu7vvv2
  vvv0rts6uvv1vvv0jooaoqq7rrrippqpopppppqppqqp*2,pqqnvvv0uuu4rrrestt8sssbqrrhssscqrreuuu5vvv2
  vvv0*6,tuu7tttasttavvv1vvv0*5,vvv1vvv0*6,vvv2
  vvv0*6,sttarsse*2,vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0tuu4vvv0*2,vsr0vts0vvv0*9,uuu3ttt6tuu6ttu5ttt8*2,uvv2vvv2
  vvv0ttt7vvv0*2,snk9uom8rqn8rpnbrqqdqrrlpqqkqqrgvur1vus1vvv0tuu5sst8*2,sssbrsserrrfuuu5vvv2
  vvv0urr7vvv0*2,vsr1vts1vvv0*9,ttt9qrrfstt8qrrhsstbrssduuu5vvv2
  vvv0*22,vvv2
  vvv0*7,vvv1sss8rssesssarssbrssdrrsatuu7vvv0*7,vvv2
  vvv0*2,uvv0*6,uvv1uvv0*12,vvv0vvv2
  vvv0ruu0rtu0*4,pss4qst3qtt1*2,qss3qst2qst3rtu0*8,uvv0vvv2
  vvv0ruu0rtu0*4,oqrbmopgmopfloogoqramopdnpqbrtu0*8,uvv0vvv2
  vvv0rtt1looertu0qngahllaprraoqrcoqr8oqrcqtt3rtu0*3,orr7npqblnofmophkmnjmopdnpqbuvv0vvv2
  vvv0rtt2orr6rtu0qpk8lop8prs6prr8orr8*2,oqraprr9rtu0*2,nqqaprr8oqranpqgoqrbnpqbprs7uvv0vvv2
  vvv0ruu0rtu0*4,pss4oqrborr9prr8oqqartt1rtu0*2,rtt0rtu0*6,uvv0vvv2
  vvv0suu0rtu0*4,qst3qss4qst3qss3qst3rtu0*10,uvv0vvv2
  vvv0*2,uvv0*19,vvv0vvv2
  vvv0*22,vvv2
  vvv0*6,uuu4vvv0uuu4rrrdsss9*2,sssbttt5vvv0ttu8vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rrsfrssfsss8rssdsstarrrgrssdsttcrrsfrrrdsss9rrsarsseqrrdtttbrrrfsstarssd*2,vvv0*2,vvv2
  vvv0rrrkqrrhttt7vvv0*18,vvv2
  vvv0uuv2vvv0vvv1*3,vvv2vvv0*15,vvv2
  vvv0sssarrrdsssestt9ttt8ttt7uvv2vvv0*14,vvv2
  vvv1vvv0*21,uuu1
team-board-member 358x251
~ WwRR k9wt Z4x3 rk_K sCyd 1M77 8One SrT- 1M77 ki9b uyTC u2_7 UecH _UDg
  rrs9rssbrrsarrs9rss9rssaqrrbsst5uvv0*15,
  uvv0*22,uuu0
  vvv0*22,uvv2
  vvv0lmnhkllchijhkmmiikkikllfkllhjklhtuu6vvv0*12,vvv2
  vvv0*22,vvv2
  vvv0tuu0*5,vvv0*5,uvv0vvv0*10,vvv2
  vvv0tuu0pqq8pqqbpqqatuu0ttu6oppiqqriopperrsdvvv1vvv0*10,vvv2
  vvv0uuu0*5,vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0tuu0*2,qrs6rss3qrr7rss5rss3rss7rss5rss3rss5*2,stt4rss4rss6qrr7rss5rss6stt1tuu0vvv0vvv2
  vvv0tuu0*2,sst6rss5rss8rss6rss7qrr9rss8qrr6qrs9qrr9rss5qrr9*2,rss7rss8rss5stt1tuu0vvv0vvv2
  vvv0tuu0*4,pqrbpqqgoqqdpqq8oqqcpqqbpqr9oqqfpqqapqqcoppdpqq9ttt0tuu0*3,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uvv0uuu0*19,vvv0vvv2
  uvv1vvv0*21,uuu1
team-loading 358x731
~ WwRR k9wt vp9T rk_K PZhR cMWA iOkF iOkF ZiXX iOkF iOkF iOkF iOkF iOkF iOkF iOkF
  rrs9rssb*2,qrrcqrrauvv0*18,
  uuu0uvv0*22,
  vvv0*22,uvv2
  vvv0klmmjlllnoofjlldjkljpqqbvvv0*15,vvv2
  vvv0*2,ttt3vvv0*19,vvv2
  vvv0stt0rss0*7,vvv0*13,vvv2
  vvv0rss0*8,uvv0vvv0*12,vvv2
  vvv0stt0rss0*7,vvv0*13,vvv2
  vvv0uuu0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0stt0*19,vvv0vvv2
  uvv1vvv0*21,uuu0
  vvv0uvv0*10,vvv0*11,uvv2
  vvv0rss0*10,vvv0*11,vvv2
  vvv0tuu0*10,vvv0*11,vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuv0vvv2
  vvv0*22,vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0tuu0*20,vvv0vvv2
  vvv0uvv0*20,vvv0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0stt0*20,vvv0vvv2
  vvv0*22,vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuu0vvv2
  vvv0rss0*20,uuv0vvv2
  vvv0*22,vvv2
  uvv1vvv0*21,uuu1
