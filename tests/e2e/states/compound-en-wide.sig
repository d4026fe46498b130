visitor 1184x549
~ eFz2 lyou 6A-i vojw PYDu k9bY dBKe -Aw3 cDkS j2SP CXkr OFZS LN_I 6IC9 NMNK MvX0 dBKe -Aw3 IHxL MOci
~ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i XKYY G4Gt 5fOQ AdTb XKYY G4Gt 5Prd k4kC OFZS LN_I 6IC9
~ NMNK HlEN LN_I 6IC9 NMNK kSTd dBKe -Aw3 IUl9 1IAR rhBc XPLl sFHA 4PYs s5FI pPdP LrQ3 MNwL LpKD QoaF
~ 40lm KIF2 l_mQ izQN gsoA OFZS e68S aivf cdan RPxx yFbk EGRs Ndc0 oz4e xGC_ StPc D7Sg QHCB oz4e dv9A
~ 6sdi _mes oz4e GACr Xfk0 NTRd oz4e oMmz StPc
  rssbrrrbtuu1uvv0*71,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt5stt5ttt6uuv1*2,vvv0*17,vvv1uvv0vvv1uuu2pqq6qqq5ttt4vvv0*18,vvv1uvv0vvv1vvv0qrr5ttt3vvv1tuu3uuu3vvv0*17,
  vvv0sss5kllgkllmijkjjklhikkgvvv0*16,vvv1uvv0vvv1stt5jklhnoobqrr9vvv0*18,vvv1uvv0vvv1vvv0lmnajklfjllehjjhnoocvvv0*17,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0uvv0*2,vvv0uvv0*2,vvv0uvv0*2,vvv0uvv0*2,vvv0uvv0*2,vvv0uvv0*2,vvv0uvv0*2,vvv0*2,
  vvv0tttaqqqhqrrfqqrhqrrkooporrsfpqqkpqqirrsapqqfrrrcppqlqrrjpqqippqhqqqfpqqlqrrcvvv0*3,vvv1uvv0vvv1uuu4ppqlrssbqqqfopplrsseqqrhpqqgoppipqqgpqqlrssbppqhrrrdoppjqrrepqqgqqrhqqrevvv1vvv0*2,vvv1uvv0vvv1vvv0qrr1pqq6stt1qrr2pqq5stt1qrr2pqq6stt1prr1prr4stt1prr3pqq6stt1prr4pqq6stt1prr3pqq7tuu0vvv0
  vvv0uuu6tttarssdrrsdsssatuu6sstarssftttarrrerrrcvvv0*11,vvv1uvv0vvv1vvv3sttbtuu7rss9sss7ttt7sssattu3vvv0*14,vvv1uvv0vvv1vvv0stt0*2,uuu1stt0*2,uuu1stt0*2,uuu1stt0*2,uuu1stt0*2,uuu1stt0*2,uuu1stt0*2,uvv0vvv0
  vvv0uuu1tuu5ttt6stt8uuu6uuu5stt8ttt7ttu5ttt7ttt6vvv0*11,vvv1uvv0vvv1uuu3stt9tuu6rss9stt7stt9ttt8uuu4vvv0*14,vvv1uvv0vvv1vvv0qss0prr4stt1qss0prr4stt1qrs1pqr4stt1qrr1prr4stt1qrr1prr4stt1qrr2prr5stt1qrr2qrr3tuu0vvv0
  vvv0stt8rsscrssesttbsssbqrrcsttbssscrssc*2,rssarssettt5vvv0*9,vvv1uvv0vvv1vvv0uuu0*4,uvv0uuu0*4,uvv0*2,uuu0*4,uvv0uuu0*4,vvv0vvv1uvv0vvv1vvv0rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1uuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0tuu0pqqbnppiqrr9uuu0tuu0rss8oppeopqetuu0*2,rss7pqqanpphtuu0uuu0rss6qrr8noohttt0vvv0vvv1uvv0vvv1vvv0uuu4vvv1vvv0*2,vvv1*2,vvv0vvv3vvv0*2,vvv1uvv2vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv3vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0sttastt9sst9rrsbsttcqrresstdrssfttt6rsscrrrcttt8rssdrrshrssasssarsserrsdrssctuu6vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv3uuu5rrrfqrrkpqqkppqmrssgqrrfqqrgpqqlrssbqqqfpqqhrrsevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0vvv1vvv0*6,vvv1vvv0*13,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv3tuu6pqqgqqqjrrrfqrrhqqrlrsscpqqlqrrfqrrepqqirrrerrsdrrsgpqqgrrrhsssdpqqjrrrgqrrituu5vvv1uvv0vvv1vvv0*23,
  vvv0uuu5*2,pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1vvv0*2,rrsfqrrfqrreqqqittt9vvv0*15,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0*23,uvv0*3,vvv0*22,uvv0*3,vvv0*23,
  uvv0*74,
  vvv0*74,
  vvv0sss6rrr7sst4ttt5ppq9rss5ttt2pqq6sss3rrr6rss7tuu2rss2sss3rrs6pqq7rrs6ttt2vvv0*55,
  vvv0rrr7mnncmnndnooeoopdmnnhqqr4mnngmnocmnodlmneoppanooamnohlmnhkmmfmnnhmnncvvv0*55,
  vvv0uuu6rssesssasssbsssasss9rrsestt8rssfrssdsssarssfvvv0*61,
  vvv0*74,
  vvv0*74,
  vvv0qrr8noogoppanoogmnnglmnilmnlttt3vvv0*65,
  vvv0*6,uvv2vvv0*67,
  vvv0tuu3oqq0*15,qss4vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvv1vvv0prs6mpq0*15,stt5vvv0
  vvv0vvv1ttt9sssfsssdttt5sstassscrssavvv2vvv0*7,vvv1vvv0vvv1uuu5rssesssbssscstt9tttavvv0*13,rssdsss9ttt8rssasttcuuu3vvv0*9,vvv1vvv0rttbnqqcoqrdrtu0*13,stubvvv0
  vvv0vvv1vvv2tuu3uuu5sst5stt4vvv1*2,vvv0*8,vvv1uuu5vvv2vvv1uuu3ttt4vvv1*3,vvv0*10,uvv2uuu3vvv0uuu3tuu3vvv3vvv0uuu3vvv0*10,vvv2uuu0rttbpss2prs6prr1rtt2pss2prr1qtt0rtu0*8,stubvvv0
  vvv0vvv1rss7opqhpqqfnoofpqqfvvv0*10,vvv1vvv0vvv1uuu1qqqanooivvv1vvv0*15,qqraoppdtuu3vvv0*12,vvv1vvv0rttbmppanpq9mopcnpq9lnodjmmeqtt2rtu0*8,stubvvv0
  vvv0vvv1vvv0*15,vvv1vvv0*38,rtt7qtt0*14,qst0tuu6vvv0
  vvv0*74,
  uvv1vvv0*72,uvv1
two-tracks 1184x476
~ eFz2 lyou wT21 vojw PYDu k9bY dBKe -Aw3 cDkS j2SP CXkr OFZS LN_I 6IC9 NMNK MvX0 dBKe -Aw3 IUl9 1IAR
~ rhBc XPLl sFHA 4PYs s5FI pPdP LrQ3 MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS e68S aivf 4I3D RPxx
~ yFbk EGRs Ndc0 oz4e xGC_ StPc 6sdi _mes oz4e GACr Xfk0 NTRd oz4e 2Pn_ StPc
  rrsarss7rrs9rssauvv0*70,
  uvv0*74,
  vvv0*36,uuu1*2,vvv0*36,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*29,uvv1*2,vvv0rrs4rrr6ttt2ttt1rss7vvv0*30,
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*29,uvv1*2,vvv0ppq5noodkllbjlldjkljvvv0*30,
  vvv0*36,uvv1*2,vvv0*2,uuu0*3,vvv0uvv0uuu0*3,vvv0uuu0*4,vvv0uuu0*4,vvv0uuu0*3,uvv0*2,uuu0*3,vvv0uuu0*4,vvv0*2,
  vvv0tttaqqqhqrrfqqrhqrrkooporrsfpqqkpqqirrsapqqfrrrcppqlqrrjpqqippqhqqqfpqqlqrrcqrriqrrgopqloppjrrrdrssfpqqhppqmqrrjnopirssdvvv0*5,uvv1*2,vvv0stt0rss0opq8rss0stt0rss0qss0opq8rss0stt1rss0prr3pqq5rss0stt1rss0prr4qrr3rss0stt1rss0opq7qrs1rss0stt0rss0opp9rss0stt0rss0qrr1oqq9rss0tuu0vvv0
  vvv0*36,uvv1*2,vvv0uuu0stt0*3,tuu0ttu0stt0*3,uuu0stt0*4,uuu1stt0*4,uuu0stt0*3,tuu0*2,stt0*3,uuu0ttt0stt0*3,uvv0vvv0
  vvv0*36,uvv1*2,vvv0stt0rss0pqq6rss0stt0rss0qss0pqq6rss0stt1rss0qrr2prr4rss0stt1rss0prr4qrr3rss0stt1rss0pqq5qss1rss0stt0rss0oqq8rss0stt0rss0qrs1pqr5rss0tuu0vvv0
  vvv0stt8rsscrssesttbsssbqrrcsttbssscrssc*2,rssarssettt5vvv0*22,uvv1*2,vvv0tuu0stt0rss0stt0tuu0stt0*2,rss0stt0tuu1stt0rst0*2,stt0tuu1stt0rss0stt0*2,tuu1stt0rss0stt0ttt0ttu0stt0rss0stt0tuu0stt0*4,uuu0vvv0
  vvv0*36,uvv1*2,vvv0uuu4*2,uuu2vvv1uuv3*2,vvv1uuu4uuu1uvv2uuu3uvv1uuu5uvv3vvv0vvv1vvv2uuv2vvv1uuu4vvv1*2,uuu4vvv0*12,
  vvv0vvv2*2,ssscttu6sttattt8ttt7uuu6tttattt7vvv0*25,uvv1*2,vvv0uuu3ttt9tttasss8sttastt9ssscsstcstt8tuu7sssbttt6sttbsstdssscsst9rssdstt9rssatttattt7sss9tttavvv1vvv0*11,
  vvv0vvv2*2,ttt8tuu8sttctttbtttatuu7sstbstt8vvv0*25,uvv1*2,vvv0*36,
  vvv0*36,uuu0*2,vvv0*36,
  uuu0*74,
  vvv1vvv0*72,vvv1
  vvv0uuu2*2,vvv0*2,uuu2vvv1vvv0vvv1vvv0vvv1*2,vvv0*3,vvv1uuu3vvv1vvv0*56,
  vvv0opqbjkkhikkhklmjikkjikklnoo7gijljklgikkiijkknnocjlldjkklhjjlgiijijkljklfvvv0*55,
  vvv0vvv4ttu6uuu4uuu5*2,uuu4ttt7uuu3tuu8ttt7uuu4uuu6vvv0*61,
  vvv0vvv2tuu7ttu6tuu6uuu5ttu5ttt7uuu4tuu7uuu4ttu6ttt7vvv0*61,
  vvv0*74,
  vvv0rss5qrrarrr5rrr9qqr8qqr9pqqduuu2vvv0*65,
  vvv0uuu3stt6ttt4sss7rss8qrrbrss8vvv1vvv0*65,
  vvv0uuv1oqq0*21,rss2vvv0*2,urq1uqo0*20,urq1vvv0*2,rss2nqq0*20,oqq0uuv1vvv0
  vvv0uvv3vvv2*2,vvv0*3,vvv2uuu3vvv0*14,uvv3vvv0vvv1vvu1vvv1vvv0*2,vvv2vvv0*17,vvv1vvv0pssbqst3rtu0*20,rttbvvv0
  vvv0vvv1uuu6rsserssgsss8rssbsttasss8vvv2vvv0*13,vvv1vvv2*2,vvv1sssaqrrcttt8*2,qrrevvv1vvv0*15,vvv2vvv0qstbnqqanpqfrtu0*19,stubvvv0
  vvv0vvv1rrr9noojoppiklminooivvv0*16,vvv1vvv2*2,uvv1ppqcmnnivvv1vvv0*18,vvv2vvv0qstblnofknncilliloofjmmihkkhqtt0rtu0*14,stubvvv0
  vvv0vvv1vvv0*21,vvv1vvv0vvv1vvv0*22,vvv1vvv0qstartu0*21,sttavvv0
  vvv0*50,uvv1tuu0*21,vvv0*2,
  uvv0vvv0*72,uvv0
mine 1184x762
~ eFz2 lyou OymC vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 yBhs 3ADT DmXa OFZS LN_I MtnS
~ sbYh MvX0 dBKe -Aw3 IHxL pOd7 5MA3 yrFC S_QZ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i S1lV G4Gt
~ 5fOQ KbJg XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 OS00
~ GakP Ullf 5E0l P-55 OHHn l-7f F8VV 4qgE MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep
~ jQ5Z e68S -Aw3 amjG MLCs yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg 3AK4 oz4e dv9A 6sdi 7yeu oz4e ZQDU Xfk0
~ WvU3 oz4e 0W7O StPc Bek9 KOwK Fmhq dIpA ibXq hrgB Qe8Y 75if v-OV ibXq 5P57 Qe8Y 75if B4G9 ibXq B46z
~ Qe8Y 75if 92m3 ibXq Geu3 Qe8Y 75if a6CS ibXq Geu3 Qe8Y MxHJ
  rrsdrss8uvv0*72,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt5stt5ttt6uuv1*2,vvv0*11,uvv0stu0tuu1*2,tuu0vvv0vvv1uvv0vvv1uuu2pqq6qqq5ttt4vvv0*12,suu1tuu0*4,vvv0vvv1uvv0vvv1vvv0qrr5ttt3vvv1tuu3uuu3vvv0*12,tuv0tuu1suu2vvv0*2,
  vvv0sss5kllgkllmijkjjklhikkgvvv0*10,tuu0lpqemqqenqr9pss5vvv0vvv1uvv0vvv1stt5jklhnoobqrr9vvv0*12,ors7mpqcnqranqr8nqrbuvv0vvv1uvv0vvv1vvv0lmnajklfjllehjjhnoocvvv0*12,qst3mqqcorrcuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0oqr0oqq0stt1oqr0oqq0ttu1uuu1uuu0uvv2oqr0oqq0ttu2oqr0oqq0ttu2oqr0oqq0tuu2rst0*2,uuu2vvv0
  vvv0qrr7hjjfmnnbopp8mnnbnoogoppbhjjhjkljrrsbstt6ttu4vvv0*10,vvv1uvv0vvv1*2,oppalmmdrrr4jkljjllilmmnttt3vvv0*14,vvv1uvv0vvv1stt62ac14ce9bhic2ac34ce8dijbrss6rrsboqqd3bd23bd6bhic3bd44ce9bhic3bd54ce8ejkittt5rsscrttcvvv0
  vvv0uuu1sss4pqq8ppq6qrr3qqr5qrr7pqq6qqr4ttt6stt6uuu4vvv0*10,vvv1uvv0vvv1vvv0uuu3sss3pqq6qrr4sst3sss7uuu3vvv0*14,vvv1uvv0vvv1uuv2dij0chj0lop6dij0chj0mop5tuu2tuu1stt6cij0chj0lop6cij0chj0lop6cij0chj0npq9rst0*2,stt6vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgssscrrsfsssbqrrhssscrrrdrssdsstbqrrfssscvvv0*4,vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*5,rst5rst0*3,qst3uvv1uvv0*4,vvv0vvv1uvv0vvv1vvv0qss1prr4stt1qrs1prr5stt1qrs1pqr5stt1qrr2pqr5stt1qrr2prr4stt1qrr2pqr5stt1qrr2prr3tuu0vvv0
  vvv0uuu6sstbsssd*2,tttarsscttt7sttattt6sttdsttbttt6ttt8stt9vvv0*8,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt2stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0rst0rss0tuu1rss0*2,tuu1rss0*2,tuu1rss0*2,tuu1rss0*2,tuu1rss0*2,tuu1rss0rst0uuu0vvv0
  vvv0vvv1uuu4uuv2uuu2vvv1uuu2vvv2uuu4vvv1uuu3uuu4vvv2uuu2ttu5vvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0uuu4vvv1vvv0*2,vvv1*2,vvv0vvv3vvv0*2,vvv1uvv2vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv3vvv0*2,
  vvv0qrs3gkl0*19,stt2vvv0vvv1uvv0vvv1vvv0uvv0*4,vvv0*2,uvv0*3,vvv0stt3rtt0*3,rtt2vvv0uvv0*4,vvv0vvv1uvv0vvv1vvv0sttastt9sst9rrsbsttcqrresstdrssfttt6rsscrrrcttt8rssdrrshrssasssarsserrsdrssctuu6vvv0*2,
  vvv0*23,vvv1uvv0vvv1uvu1orq4ssscsst9sttastt8sstarrsetttbrrrgsttasss7sssbrss9vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,qss2uuu5stt8tuu7tuu5uuu5tuu6uuu4ttt6uuu4ttu6ttt7ttt5vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu3jom7sssbopplqrriqqqgqrrfrssbpqqnqqrfrssdqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0pkh8sssbqqrf*2,rrsfqrrgrrrgpqqmqrrirssdqrrjrssfqqrfoppmvvv0*8,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0*74,
  vvv0*74,
  vvv0rrr7opp9qrr7rrr8noobpqq8qrr7sss6qrr5pqq7ppq9nooaopp9rrr6opp9qqr6rrr5rrr8rrs7tuu4vvv0*43,vvv1*2,vvv2vvv0vvv2uvv1uuu2vvv2vvv1vvv0
  vvv0sss6pqqboopappqbpqqaoppelmnbqqr8ppq7ppqdoopdnoocoppdoop9rss8noocsss7lmnenopbsss5vvv0*42,vvv1sst9sstarrsettt9sttctttasstessscuuu6vvv0
  vvv0*2,uuu0tuu0*14,vvv0*3,uvv0uuv0*14,vvv0*4,vuu0*15,vvv0*3,tuu0*14,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*14,rss5vvv0vvv1qst1qtt0*14,qtt3vvv0*2,urq3usq0*14,urq1vvu2vvv0oqramqq0*15,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrrsarrrguuu3vvv0*9,vvv1vvv0rttbnpqempphnqqemopgprs8rtu0*10,stubvvv0
  vvv0vvv1ttt7qrrdrrsdoppcpqqcvvv0*10,vvv1uuu5vvv2vvv1stt6oppfvvv1vvv0*12,uvv2uuu3vvv0stt7qrrcttt5vvv0*12,vvv2uuu0rttbnqq7oqr8lnocoqr9mopaknnbqst2rtu0*8,stubvvv0
  vvv0vvv1uuu1sst6ttt4rss5ttt5vvv0*10,vvv1vvv0vvv1vvv0rss6*2,vvv0*16,sss5rss5uuu2vvv0*12,vvv1vvv0rttaprs4oqr5oqr6prs4prr5oqr4rtu0*9,stuavvv0
  vvv0*56,tuu4stu0*15,uvv3vvv0
  vvv0*74,
  vvv0rss9klmonoodpqqdnooinooflmnirrr8mnnenopgnoodpqqesss4vvv0*60,
  vvv0*2,vvv1uuu1vvv1*2,uuu1*2,vvv1uuu1uvv2rss5vvv1vvv0*61,
  vvv0uuu3uuu2uuu4vvv1uvv1uuu4ttt8uuu5uuu4stt8uuu5stt7uuu6ttt6ttt5uvv1vvv2vvv1uuu4uvv2vvv1*2,uuu2uuu4vvv3ttt7uuu6stt7stt6uuu3uuu4vvv1vvv0*34,sst5ttt4ttu4sst8sss7tuu2vvv0
  vvv0ttt7qrrdqrrfsstdqrrirssbrssdsstarssbqrrdsssdrssdrssarssbtttarssgqrrfrrsarrrgqqqhrrrdrssbpqqfrrrfstt8rrrdsssarrrdsttbrssfrrsbqqrcvvv0*34,sss9rrr9rssbpqqcpqqduuu6vvv0
  vvv0*74,
  vvv0tuu4ttt6sss9uuu5tuu4ttt6*2,stt8sss9uuu4sss7stt9uuu5sssbtuu5vvv0*51,rss9ttt8stt7qrrcqrrbttt4vvv0
  vvv0uvv4sssbrrs9ttt9ttt7rssbttt8sttbttt9stt7ttt8rrrcstt8rsscuuu4vvv0*51,rrrarss8stt7rss8rrr9uuu4vvv0
  vvv0*74,
  vvv0stt7rrsessscrss9rsscrss7rrrdtttavvv0*58,pqqdrrsbrrrcpqqg*2,stt6vvv0
  vvv0vvv3ttu4uuu5ttt6tuu6tuu5uuu3uuu5vvv0*58,stt6*2,tuu4stt4stt5vvv2vvv0
  vvv0*74,
  vvv0sss8qrrgrrrfqqrjrssaqrrgrrrfsssbrssfvvv0*57,pqqerrrbqqreoppi*2,sss6vvv0
  vvv0vvv1uuu2uuu3uuu5uuu3uuu4*2,uuu2vvv3vvv0*57,vvv1ttt3uuu2ttt2tuu2vvv1vvv0
  vvv0*74,
  vvv0rssappqjqqrjrrrfpqqkrrsfoppqrrsfoppkoppjrrrfpqqkrrrfqrrioppoqqrh*2,oppopqqgqrrgoppjqqqgttt5vvv0*43,oppgoppfppqgmnnl*2,rss8vvv0
  vvv0*6,vvv1vvv0*7,vvv1vvv0*59,
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrrcttt9vvv0*55,
  vvv0*74,
  uvv1vvv0*72,uvv1
today-done 1184x762
~ eFz2 lyou 1QnJ vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 yBhs 3ADT DmXa OFZS LN_I MtnS
~ sbYh MvX0 dBKe -Aw3 IHxL pOd7 5MA3 yrFC S_QZ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i S1lV G4Gt
~ 5fOQ KbJg XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 1SvC
~ nqPS Ullf 5E0l P-55 OHHn l-7f F8VV sM_F MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I MtnS sbYh
~ cpCn e68S -Aw3 amjG MLCs yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg 3AK4 oz4e dv9A 6sdi 5-XT oz4e 9YRY Xfk0
~ WvU3 oz4e wwiz StPc Bek9 KOwK Fmhq dIpA ibXq sfhA Qe8Y 75if Qdn7 ibXq 5P57 Qe8Y 75if B4G9 ibXq gkyh
~ Qe8Y 75if 92m3 ibXq R8Bl Qe8Y 75if a6CS ibXq R8Bl Qe8Y MxHJ
  rrsaqrrcrss8rrsatuu1uvv0*69,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt5stt5ttt6uuv1*2,vvv0*11,uvv0stu0tuu1*2,tuu0vvv0vvv1uvv0vvv1uuu2pqq6qqq5ttt4vvv0*12,suu1tuu0*4,vvv0vvv1uvv0vvv1vvv0qrr5ttt3vvv1tuu3uuu3vvv0*12,tuv0tuu1suu2vvv0*2,
  vvv0sss5kllgkllmijkjjklhikkgvvv0*10,tuu0lpqemqqenqr9pss5vvv0vvv1uvv0vvv1stt5jklhnoobqrr9vvv0*12,ors7mpqcnqranqr8nqrbuvv0vvv1uvv0vvv1vvv0lmnajklfjllehjjhnoocvvv0*12,qst3nqr9orsbuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0oqr0oqq0stt1oqr0oqq0ttu1uuu1uuu0uvv2oqr0oqq0ttu2oqr0oqq0ttu2oqr0oqq0tuu2oqq0nqq0tuu1vvv0
  vvv0qrr7hjjfmnnbopp8mnnbnoogoppbhjjhjkljrrsbstt6ttu4vvv0*10,vvv1uvv0vvv1*2,oppalmmdrrr4jkljjllilmmnttt3vvv0*14,vvv1uvv0vvv1stt62ac14ce9bhic2ac34ce8dijbrss6rrsboqqd3bd23bd6bhic3bd44ce9bhic3bd54ce8bhic3bd44ceaimn6vvv0
  vvv0uuu1sss4pqq8ppq6qrr3qqr5qrr7pqq6qqr4ttt6stt6uuu4vvv0*10,vvv1uvv0vvv1vvv0uuu3sss3pqq6qrr4sst3sss7uuu3vvv0*14,vvv1uvv0vvv1uuv2dij0chj0lop6dij0chj0mop5tuu2tuu1stt6cij0chj0lop6cij0chj0lop6cij0chj0lop7cij0chj0prr3vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgssscrrsfsssbqrrhssscrrrdrssdsstbqrrfssscvvv0*4,vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*5,rst5rst0*3,qst3uvv1uvv0*4,vvv0vvv1uvv0vvv1vvv0qss0prr4stt1qss0prr4stt1qrs1pqr4stt1qrr1prr4stt1qrr1prr4stt1qrr2prr5stt1qrr2qrr3tuu0vvv0
  vvv0uuu6sstbsssd*2,tttarsscttt7sttattt6sttdsttbttt6ttt8stt9vvv0*8,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt2stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1uuu0vvv0
  vvv0vvv1uuu4uuv2uuu2vvv1uuu2vvv2uuu4vvv1uuu3uuu4vvv2uuu2ttu5vvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0uuu4vvv1vvv0*2,vvv1*2,vvv0vvv3vvv0*2,vvv1uvv2vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv3vvv0*2,
  vvv0qrs3gkl0*19,stt2vvv0vvv1uvv0vvv1vvv0uvv0*4,vvv0*2,uvv0*3,vvv0stt3rtt0*3,rtt2vvv0uvv0*4,vvv0vvv1uvv0vvv1vvv0sttastt9sst9rrsbsttcqrresstdrssfttt6rsscrrrcttt8rssdrrshrssasssarsserrsdrssctuu6vvv0*2,
  vvv0*23,vvv1uvv0vvv1uvu1orq4ssscsst9sttastt8sstarrsetttbrrrgsttasss7sssbrss9vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,qss2uuu5stt8tuu7tuu5uuu5tuu6uuu4ttt6uuu4ttu6ttt7ttt5vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu3jom7sssbopplqrriqqqgqrrfrssbpqqnqqrfrssdqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0hnl9sssapqqkqrriqrrfqqrmttt9pqqkrrsdqqrfqrrfqrrgqrrf*2,rrscrsseqqqkqrrhqrrmvvv0*3,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0*74,
  vvv0*74,
  vvv0rrr7opp9qrr7rrr8noobpqq8qrr7sss6qrr5pqq7ppq9nooaopp9rrr6opp9qqr6rrr5rrr8rrs7tuu4vvv0*43,vvv1*2,vvv2vvv0vvv2uvv1uuu2vvv2vvv1vvv0
  vvv0sss6pqqboopappqbpqqaoppelmnbqqr8ppq7ppqdoopdnoocoppdoop9rss8noocsss7lmnenopbsss5vvv0*42,vvv1sst9sstarrsettt9sttctttasstessscuuu6vvv0
  vvv0*2,uuu0tuu0*14,vvv0*3,uvv0uuv0*14,vvv0*4,vuu0*15,vvv0*3,tuu0*14,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*14,rss5vvv0vvv1qst1qtt0*14,qtt3vvv0*2,urq3usq0*14,urq1vvu2vvv0oqramqq0*15,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrssaqrriuuu4vvv0*9,vvv1vvv0rttbnpqempphnqqemopgprs8rtu0*10,stubvvv0
  vvv0vvv1ttt6rrsbrsscpqqa*2,vvv0*10,vvv1uuu5vvv2vvv1ttt5pqqdvvv0*13,uvv2uuu3vvv0ttt6rss7uuu3vvv0*12,vvv2uuu0rttboqq6oqr5mop8prs7mppalooaqst2rtu0*8,stubvvv0
  vvv0vvv1ttt2rss8sst6rrr7stt7vvv0*10,vvv1vvv0vvv1vvv0rss6rrr7vvv0*16,sss6qrr6uvv1vvv0*12,vvv1vvv0rttaprs5orr5oqr6orr5oqr6nqq7rtt1rtu0*8,stuavvv0
  vvv0*56,tuu4stu0*15,uvv3vvv0
  vvv0*74,
  vvv0rss9klmonoodpqqdnooinooflmnirrr8mnnenopgnoodpqqesss4vvv0*60,
  vvv0*2,vvv1uuu1vvv1*2,uuu1*2,vvv1uuu1uvv2rss5vvv1vvv0*61,
  vvv0uuu3uuu2uuu4vvv1uvv1uuu4ttt8uuu5uuu4stt8uuu5stt7uuu6ttt6ttt5uvv1vvv2vvv1uuu4uvv2vvv1*2,uuu2uuu4vvv3ttt7uuu6stt7stt6uuu3uuu4vvv1vvv0*34,stt7tuu4uvv3sst8sss7tuu2vvv0
  vvv0ttt7qrrdqrrfsstdqrrirssbrssdsstarssbqrrdsssdrssdrssarssbtttarssgqrrfrrsarrrgqqqhrrrdrssbpqqfrrrfstt8rrrdsssarrrdsttbrssfrrsbqqrcvvv0*34,pqqepqqdrss9pqqcpqqduuu6vvv0
  vvv0*74,
  vvv0tuu4ttt6sss9uuu5tuu4ttt6*2,stt8sss9uuu4stt6stt9uuu5rssauuu4vvv0*51,rss9ttt8stt7qrrcqrrbttt4vvv0
  vvv0uvv4sssbrrs9ttt9ttt7rssbttt8sttbttt9ttt6ttt7qrrettt7rssbuuu4vvv0*51,rrrarss8stt7rss8rrr9uuu4vvv0
  vvv0*74,
  vvv0ttt5rsscsttasss7sssasst6rrsbttu8vvv0*58,rrr8sss6sssaqqreqqqdstt5vvv0
  vvv0uuu4ttt6tuu7stt8ttt8ttt6uuu5uuu7vvv0*58,sss8ttt4ttt6sss6sss7uuv3vvv0
  vvv0*74,
  vvv0sss8qrrgrrrfqqrjrssaqrrgrrrfsssbrssfvvv0*57,pqqeqqrbqrreoppi*2,sss6vvv0
  vvv0vvv1uuu2uuu3uuu5uuu3uuu4*2,uuu2vvv3vvv0*57,vvv1ttt4uuu2ttt2tuu2vvv1vvv0
  vvv0*74,
  vvv0rssappqjqqrjrrrfpqqkrrsfoppqrrsfoppkoppjrrrfpqqkrrrfqrrioppoqqrh*2,oppopqqgqrrgoppjqqqgttt5vvv0*43,oppgoppfpqqhmnnl*2,rss8vvv0
  vvv0*6,vvv1vvv0*7,vvv1vvv0*59,
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrrcttt9vvv0*55,
  vvv0*74,
  vvv1vvv0*72,vvv1
no-trades 1184x486
~ eFz2 lyou Uv53 vojw PYDu k9bY dBKe -Aw3 cDkS sqIW OFZS LN_I MtnS sbYh MvX0 dBKe -Aw3 IHxL pOd7 PabY
~ TMJY 5We5 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i XKYY G4Gt 5fOQ AdTb XKYY G4Gt 5Prd k4kC OFZS
~ LN_I J9va l4Ep HlEN LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 HlYV 0_8S I_CC P-55 O0GU Sex0 oSzh 4qgE MNwL
~ LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep jQ5Z e68S -Aw3 amjG MLCs yFbk EGRs fWC3 oz4e
~ kf7t D7Sg HZor oz4e y0Gm 6sdi L1ES oz4e y0Gm Xfk0 xVll oz4e FjVD StPc
  rssarss8qrrbstt4uvv0*70,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*16,vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*17,
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*16,vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqra*2,nqrcvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*17,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uuu3rtt0stt0uuu2vvv0
  vvv0sttbpqqhpqqipqqppqqkqqrfpqqhsssdpqqirrrfpqqjqrrepqqfoppjqqqgqqrgqrrcpqqipqqmstt8vvv0*2,vvv1uvv0vvv1sss5mnnjnopflmnhppqglmngqqrcvvv0*15,vvv1uvv0vvv1uuu6stt4qrrcsttdsst5rrsasttdrss6rrsbsttdrss5rss8sttdrss7qrrbsttdrss8rrsbqrsjttt5rsscsttcvvv0
  vvv0uuu4rssdrssfttt7stt9qrrcrssavvv0*15,vvv1uvv0vvv1vvv0*4,uuu2*2,vvv1*2,vvv0*8,vvv1*2,vvv0*4,vvv1uvv0vvv1*2,ttu2ttu1tuu5ttu2ttu1tuu5ttu2ttu1tuu5ttt2ttu1uuu5ttt2ttu1uuu5ttt2ttu1stt8rss0*2,ttu5vvv0
  vvv0uuu2ttu7ttu6tuu4ttt8ttu7uuu5vvv1vvv0*14,vvv1uvv0vvv1uuu5qrrersscsstdrssdsssdrrretttarssdrssarssfsss9rssassscrrrgsttbsssfrrshrsserssdrsscvvv0vvv1uvv0vvv1vvv0qrs1prr4stt1qrs1prr5stt1qrr1pqr5stt1qrr1pqr5stt1qrr2prr4stt1qrr2pqr5stt1qrr2prr3tuu0vvv0
  vvv0*23,vvv1uvv0vvv1uuu4rssarrsettt9uuu7vvv0*17,vvv1uvv0vvv1vvv0stt0rss0tuu1stt0rss0tuu1stt0rss0tuu1stt0*2,tuu1sst0rss0tuu1sst0rst0tuu1rst0stt0uuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0tuu7uuu2vvv1*2,uvv3uuv3vvv2uuu5vvv1uuu2uuu3*3,vvv2vvv0uuu2vvv1uuv3vvv1uuu4vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0tuu0qrrapqqdqrr7uuu0tuu0rss7qrrapqqbtuu0*2,rss6*2,pqqetuu0uuu0rss5*2,opqdttt0vvv0vvv1uvv0vvv1vvv0ttt8*3,sssatttarsscsttbsstdtuu5sstarssatuu7ssscsssfsst9stt9sssdssscsstauuu5vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0stt3qrr7qrraqrr9uuu0stt1rss6pqq9qrratuu0*2,rss6qrr8pqqattu0uuu0rss6qrr8pqqbstt1vvv0vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0stt3stt4*3,uuu0tuu0stt4*3,uuu0*2,stt5*2,stt3tuu0uuu0stt4stt6stt3ttt2vvv0vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0vvu0vvv1*2,vvv2uuu1vvv1vvv0*15,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1vut2rmk5rssdrrriqrriqqrlsssfqrrepqqiqqrkrssbqqqfpqqhrrsevvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0stt2qss4rssettt8sssdsttbsttattt8sssdsss9vvv0*12,vvv1uvv0vvv1uvu1orq4ttt6qrrfsstcsss9sssattt5sssdsst9ttt7sssfsssesssarssb*2,vvv0*6,vvv1uvv0vvv1vvv0spn4ttt7sst8sssattu8sssbsttaqrrgsssbttt7tttbttt9stt8ssscvvv0*8,
  vvv0tuu2stt2tuu6uuu6ttt9tuu8ttu7uuu5ttt8tuu6vvv0*12,vvv1uvv0vvv1*2,qss2uuu5ttu6uuu6ttt7uuu5*2,tuu9ttt6uuu5ttu6uuu5tuu7ttt6*2,vvv0*6,vvv1uvv0vvv1vvv0trp3uvv4ttt6tuu4ttt6uuu5*3,uuu6uuu5ttt8uuu5ttt6sst9vvv0*8,
  vvv0*23,uvv1uvv0vvv1vvv0*22,vvv1uvv0uvv1vvv0*23,
  uuu0*74,
  vvv0*74,
  vvv0uuu3*2,vvv0*2,ttu3vvv1vvv0*4,vvv1tuu3vvv1vvv0ttt3vvv0*58,
  vvv0pqqajklgikkhklmjjkliikklijkgmnoejlldjklkhjklgijjijkljklgnooehjkioppbhjjljkliqqq9vvv0*42,vvv1sssasssbqrrhsstarssfsstbrrsgrrsfttu7vvv0
  vvv0*7,tuu1vvv0*9,uuu1vvv1vvv0*55,
  vvv0tuu3oqq0*15,qss4vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvv1vvv0prs6mpq0*15,stt5vvv0
  vvv0vvv1ttt9sssfsssdttt5sssbttt6rssgrssastt9tuu6vvv0*5,vvv1vvv0vvv1uuu5rssettt8sssbttt7rssbvvv0*13,rssdsss9ttt9sttarsscuuu4vvv0*9,vvv1vvv0rttbnpqenppgoqraoqqanpqenqqhnqqeoqrcrtu0*7,stubvvv0
  vvv0vvv1*2,vvv2*2,uvv3vvv1*2,vvv2vvv1uuv2vvv0*6,vvv1uuu5vvv2vvv1uuu3stt5vvv1uuu2vvv1vvv0*10,uvv2uuu3vvv0uuu3stt4uuu3vvv1uuu3vvv0*10,vvv2uuu0rttbqst3pss4orr3qst3prs4oqr3pss4qst3rtu0*7,stubvvv0
  vvv0vvv1stt9qrrbpqqgpqqfrrrcqqrcvvv0*9,vvv1vvv0vvv1uuu1oppfnoojvvv1vvv0*15,pqqcnookttt7vvv0*12,vvv1vvv0rttblopdloofknogmopblnodjmmeqtt2rtu0*8,stubvvv0
  vvv0vvv1vvv0*15,vvv1vvv0*38,rtt7qtt0*14,qst0tuu6vvv0
  vvv0*74,
  uvv1vvv0*72,uvv0
no-base 1184x545
~ eFz2 lyou oWm9 vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 Dd_O yrFC uc9Z gJh1 VHQS 8aSE DmXa OFZS LN_I MtnS
~ sbYh MvX0 dBKe -Aw3 IHxL pOd7 5MA3 yrFC S_QZ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i S1lV G4Gt
~ 5fOQ KbJg XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 OS00
~ GakP Ullf 5E0l P-55 OHHn l-7f F8VV 4qgE MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep
~ jQ5Z e68S -Aw3 amjG MLCs yFbk EGRs PiPK oz4e kf7t D7Sg 3AK4 oz4e dv9A 6sdi 7yeu oz4e ZQDU Xfk0 xVll
~ oz4e 0W7O StPc Bek9 KOwK Fmhq pLTJ ibXq PFlq Qe8Y
  rssarrs8rss8uvv0*71,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*10,stu1suu1tuu0suu1tuu0vvv0vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*12,tuu0suu1suu2uvv0vvv0
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*9,uvv0nqrclpqgors7mqqcpss6vvv0vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqranqr8nqrbvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*12,qst3mqqcorrcuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0mpq0mpp0rst2mpq0mpp0rtt2uuu1uuu0uuu2mpp0*2,stt2mpp0*2,stt2mpp0*2,stt3rtt0stt0uuu2vvv0
  vvv0uuu2oppclnnblmnfgiikrss4jklegiiitttasss8tuu5vvv0*11,vvv1uvv0vvv1*2,noobjkleqrr6ikkkjkljklmpttt4vvv0*14,vvv1uvv0vvv1stt62ac14ce9bgic2ac34ce8dijcrss6rrsboqqd3bd23bd6bgic3bd44ce9bgic3bd54ce8ejkittt5rsscsttcvvv0
  vvv0tuu1opp6qqr3rrr4uuu1sss5qrr4*2,uuu4ttt5vvv3vvv0*11,vvv1uvv0vvv1vvv0vvv1tuu3qrr4rrs3ttt2ttt5uuu2vvv0*14,vvv1uvv0vvv1uvv2ejk0*2,mpp5ejk0*2,npq4ttu2ttu1stt6ejk0*2,npq6ejk0*2,npq6ejk0*2,oqq8rss0*2,ttu5vvv0
  vvv0ttu7rrsdrsscsssarssfrss9rrsdrssarrserrsgsttasstarrrdsssdsttdrssesssarrresssdrrrdtuu3vvv0vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*5,rst5rst0*3,qst3uvv1uvv0*4,vvv0vvv1uvv0vvv1vvv0qrs1prr4stt1qrs1prr5stt1qrr1pqr5stt1qrr1pqr5stt1qrr2prr4stt1qrr2pqr5stt1qrr2prr3tuu0vvv0
  vvv0uuu4tttastt8sttdsstbsssbttt8rssbttt9*2,rsscsttattt8stt8tttasttestt8ttt9ttt7vvv1vvv0*2,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt2stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0stt0rss0tuu1stt0rss0tuu1stt0rss0tuu1stt0*2,tuu1sst0rss0tuu1sst0rst0tuu1rst0stt0uuu0vvv0
  vvv0uuu3uuu5vvv2*2,uuu2uuu3uvv3uuu2uuu3uuu2*2,vvv2uuu3uvv3uuu2uuu4uuu3*2,tuu5vvv1vvv0*2,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0tuu7uuu2vvv1*2,uvv3uuv3vvv2uuu5vvv1uuu2uuu3*3,vvv2vvv0uuu2vvv1uuv3vvv1uuu4vvv0*2,
  vvv0qrs3gkl0*2,npq2tuu0*17,vvv0vvv1uvv0vvv1vvv0*11,stt3stt0*3,rtt2vvv0*6,vvv1uvv0vvv1vvv0ttt8*3,sssatttarsscsttbsstdtuu5sstarssatuu7ssscsssfsst9stt9sssdssscsstauuu5vvv0*2,
  vvv0*23,vvv1uvv0vvv1uvu1orq4ssscsst9sttastt8sstarrsetttbrrrgsttasss7sssbrss9vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,qss2uuu5stt8tuu7tuu5uuu5tuu6uuu4ttt6uuu4ttu6ttt7ttt5vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu3jom7sssbopplqrriqqqgqrrfrssbpqqnqqrfrssdqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0pkh8sssbqqrf*2,rrsfqrrgrrrgpqqmqrrirssdqrrjrssfqqrfoppmvvv0*8,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0*74,
  vvv0*74,
  vvv0rrr7opp9qrr7rrr8noobpqq8qrr7sss6qrr5pqq7ppq9nooaopp9rrr6opp9qqr6rrr5rrr8rrs7tuu4vvv0*43,vvv1*2,vvv2vvv0vvv2uvv1uuu2vvv2vvv1vvv0
  vvv0sss6pqqboopappqbpqqaoppelmnbqqr8ppq7ppqdoopdnoocoppdoop9rss8noocsss7lmnenopbsss5vvv0*42,vvv1sst9sstarrsettt9sttctttasstessscuuu6vvv0
  vvv0*2,uuu0tuu0*14,vvv0*3,uvv0uuv0*14,vvv0*4,vuu0*15,vvv0*3,tuu0*14,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*14,rss5vvv0vvv1qst1qtt0*14,qtt3vvv0*2,urq3usq0*14,urq1vvu2vvv0oqramqq0*15,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbrsscsssc*2,vvv0*7,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrrsarrrguuu3vvv0*9,vvv1vvv0rttbmppgmopjnqqcnpqbmopgmppjmpphnppgrtu0*7,stubvvv0
  vvv0vvv1ttt6*2,stt7sst8ttt6sss7vvv0*9,vvv1uuu5vvv2vvv1stt6oppfvvv1vvv0*12,uvv2uuu3vvv0stt7qrrcttt5vvv0*12,vvv2uuu0rttbnqq7oqr8lnocoqr9mopaknnbqst2rtu0*8,stubvvv0
  vvv0vvv1uuu3ttt5stt9ttt7ttt6ttu5vvv0*9,vvv1vvv0vvv1vvv0rss6*2,vvv0*16,sss5rss5uuu2vvv0*12,vvv1vvv0rttaprs4oqr5oqr6prs4prr5oqr4rtu0*9,stuavvv0
  vvv0*56,tuu3stu0*15,uvv2vvv0
  vvv0*74,
  vvv0rrs9jllqmnneoppemnnkmnnhklmkqrr9lmmgmnoimnnfoppfrss5vvv0*60,
  vvv0*11,ttt4vvv0*62,
  vvv0uuu3uuu2uuu4vvv1uvv1uuu5tuu5uuu2stt7ttt6uuu4tuu5ttu6sss7uuu2vvv1*3,uuu5uuu1vvv0uuu4vvv2ttt4tuu5uuu5ttt6sss6uuu3*2,vvv1vvv0*35,ttt4ttt5ttu5sst8sss7tuu2vvv0
  vvv0ttt7qrrdqrrfsstdqrrirsscrrrcttt7ssseqrrcrssbsstarssbrrsfsttbqqqjsst7qrrhqqrlqrrfsss9pqqhrrrgsttarssbsttarssbrrsdsssesssbqqrduuu2vvv0*34,qrr9qqrbrsscpqqcpqqduuu6vvv0
  vvv0*74,
  vvv1vvv0*72,vvv1
  uuu0rss0*72,uuu0
loss 1184x716
~ eFz2 lyou Wt3A vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 ZaQu YpqB DmXa OFZS LN_I MtnS
~ sbYh MvX0 dBKe -Aw3 IHxL pOd7 olx7 yrFC vZEb 3Rgn S1lV G4Gt Vkr_ hgMK XKYY G4Gt ibVQ RQ6i XKYY G4Gt
~ 5fOQ AdTb XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 OS00
~ GakP Ullf 5E0l P-55 OHHn l-7f F8VV 4qgE MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep
~ jQ5Z e68S -Aw3 amjG MLCs yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg 2b7C oz4e rqIQ 6sdi 7yeu oz4e ZQDU Xfk0
~ WvU3 oz4e -odT StPc Bek9 KOwK Fmhq -ZzY ibXq PFlq Qe8Y 75if v-OV ibXq -LUr Qe8Y 75if B0CK ibXq Geu3
~ Qe8Y 75if a6CS ibXq Geu3 Qe8Y MxHJ
  rrrbttt3uvv0*72,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*10,uvv0stu0suu1*2,suu0vvv0vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*12,tuu0suu1suu2uvv0vvv0
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*10,tuu0lpqemqqenqr9pss5vvv0vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqramqqdnqrcvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*12,qst3mqqcorrcuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0mpq0mpp0rst2mpq0mpp0rtt2uuu1uuu0uuu2mpp0*2,stt2mpp0*2,stt2mpp0*2,stt3rtt0stt0uuu2vvv0
  vvv0qrr7giihlmncnooalmncmnnhnoodgiiiikkkqrrcsst8ttt6vvv0*10,vvv1uvv0vvv1uuu1nop9ppqboppamnoelmn9lmmimnnjvvv0*14,vvv1uvv0vvv1stt62ac14ce9bgic2ac34ce8dijcrss6rrsboqqd3bd23bd6bgic3bd44ce9bgic3bd54ce8ejkittt5rsscsttcvvv0
  vvv0uuu1ttt3qqq6pqq5qrr3qrr4rrs5qrr4rrr3uuu4ttt5uuu3vvv0*10,vvv1uvv0vvv1vvv0sst1qqr3qrr4qqr1qrr4uuu3stt4vvv0*14,vvv1uvv0vvv1uvv2ejk0*2,mpp5ejk0*2,npq4ttu2ttu1stt6ejk0*2,npq6ejk0*2,npq6ejk0*2,oqq8rss0*2,ttu5vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgssscrrsfsssbqrrhssscrrrdrssdsstbqrrfssscvvv0*4,vvv1uvv0vvv1uuu3rst0*4,stt5uvv0*10,vvv0uvv0*4,vvv0vvv1uvv0vvv1vvv0qrs1prr4stt1qrs1prr5stt1qrr1pqr5stt1qrr1pqr5stt1qrr2prr4stt1qrr2pqr5stt1qrr2prr3tuu0vvv0
  vvv0uuu6rssdsttcsttdsstdsttcrsscttt7ttt9ttt6sssdtttbttt7ttt9stt9vvv0*7,vvv1uvv0vvv1sttbrtu0nqqbmopioqr9qssctuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0uuu0rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0stt0rss0tuu1stt0rss0tuu1stt0rss0tuu1stt0*2,tuu1sst0rss0tuu1sst0rst0tuu1rst0stt0uuu0vvv0
  vvv0vvv1uuu2uuu3*2,uuu2vvv2uuu3vvv2uuu3vvv2uuu4*2,vvv2uuu3ttu5vvv0*7,vvv1uvv0vvv1sttborr8npqdnqqenqqfqssbstt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0tuu7uuu2vvv1*2,uvv3uuv3vvv2uuu5vvv1uuu2uuu3*3,vvv2vvv0uuu2vvv1uuv3vvv1uuu4vvv0*2,
  vvv0qrs3gkl0*9,mop2tuu0*10,vvv0vvv1uvv0vvv1*2,stt0*4,tuu3vvv0*16,vvv1uvv0vvv1vvv0ttt8*3,sssatttarsscsttbsstdtuu5sstarssatuu7ssscsssfsst9stt9sssdssscsstauuu5vvv0*2,
  vvv0*23,vvv1uvv0vvv1uvu1orq4ssscsst9sttastt8sstarrsetttbrrrgsttasss7sssbrss9vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,qss2uuu5stt8tuu7tuu5uuu5tuu6uuu4ttt6uuu4ttu6ttt7ttt5vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu3jom7sssbopplqrriqqqgqrrfrssbpqqnqqrfrssdqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0pkh8sssbqqrf*2,rrsfqrrgrrrgpqqmqrrirssdqrrjrssfqqrfoppmvvv0*8,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0*74,
  vvv0*74,
  vvv0rrr7opp9qrr7rrr8noobpqq8qrr7sss6qrr5pqq7ppq9nooaopp9rrr6opp9qqr6rrr5rrr8rrs7tuu4vvv0*43,vvv1*2,vvv2vvv0vvv2uvv1uuu2vvv2vvv1vvv0
  vvv0sss6pqqboopappqbpqqaoppelmnbqqr8ppq7ppqdoopdnoocoppdoop9rss8noocsss7lmnenopbsss5vvv0*42,vvv1sst9sstarrsettt9sttctttasstessscuuu6vvv0
  vvv0*2,uuu0tuu0*14,vvv0*3,uvv0uuv0*14,vvv0*4,vuu0*15,vvv0*3,tuu0*14,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*14,rss5vvv0vvv1qst1qtt0*14,qtt3vvv0*2,urq3usq0*14,urq1vvu2vvv0oqramqq0*15,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfstt8rsscrrrevvv2vvv0*13,qrrfrrsbsttbrrsarrrguuu3vvv0*9,vvv1vvv0rttbnpqempphnqqemopgprs8rtu0*10,stubvvv0
  vvv0vvv1ttt7qrrdrrsdoppcpqqcvvv0*10,vvv1uuu5vvv2ttu5rrrboppfvvv1vvv0*12,uvv2uuu3vvv0stt7qrrcttt5vvv0*12,vvv2uuu0rttbnqq6nqq4mopboqr9mopaknnbqst2rtu0*8,stubvvv0
  vvv0vvv1uuu1sst6ttt4rss5ttt5vvv0*10,vvv1vvv0vvv1uuu2sss7rss7vvv0*16,sss5rss5uuu2vvv0*12,vvv1vvv0rttaprs4orr5oqq4prs4prr5oqr4rtu0*9,stuavvv0
  vvv0*56,tuu3stu0*15,uvv2vvv0
  vvv0*74,
  vvv0rrs9jllqmnneoppemnnkmnnhklmkqrr9lmmgmnoimnnfoppfrss5vvv0*60,
  vvv0*11,ttt4vvv0*62,
  vvv0vuu2vuu1vuu3vvv1vvu1vuu3utt6vut3uts6vuu4uts5uut5*2,vuu4utt6uts4vvu1vvv1*2,vvu1vuu2vvu1vuu2vvu1vvv0vuu3*2,vvv1vuu3utt6uut4uts5vuu5uts5utt4vvu1*2,vvv1vvu1uut4vvu1vuu3vvu1vvv1vuu3vvv0vuu3vvu1vvv0*18,ttt4ttt5ttu5sst8sss7tuu2vvv0
  vvv0utt5trq9trqcuts9trqdusr8usrauts7usra*2,tsrausrb*2,uts7tsrausrauts9trqdusr7trqd*2,trqcutt6trq9usr8uts8trpbtrqcuts7usrcusratsrauts7tsr9utt8trqbuts7trpbtsrauts9trpcutsatrqbtsr8usrbtrqbtsrctrq9vvv0*18,qrr9qqrbrsscpqqcpqqduuu6vvv0
  vvv0*74,
  vvv0tuu4ttt6sss9uuu5tuu4ttt6*2,stt8sss9uuu4sss7stt9uuu5sssbtuu5vvv0*51,sst9rss7ttt5qrrcqrrbttt4vvv0
  vvv0uvv4sssbrrs9ttt9ttt7rssbttt8sttbttt9stt7ttt8rrrcstt8rsscuuu4vvv0*51,rss9sss8ttt5rss8rrr9uuu4vvv0
  vvv0*74,
  vvv0stt7rrsessscrss9rsscrss7rssetttbvvv0*58,qrrdrss9rrrcpqqg*2,stt6vvv0
  vvv0vvv3ttu4uuu5ttt6tuu6tuu5uuu3uuu5vvv0*58,tuu3stt6tuu4stt4stt5vvv2vvv0
  vvv0*74,
  vvv0sss9pqqiqrrhrsseqqrisssdppqorssdppqipqqhrsseqrrhrssdrrrgpqqnqrrfqrrepqqmqqrfrrrepqqhqrretuu4vvv0*43,ppqfpqqdpqqgnooj*2,sss7vvv0
  vvv0*2,vvv1*3,uvv1uvv3vvv2*2,vvv1*3,vvv2vvv1uvv3vvv0vvv1vvv2*2,vvv1*2,uuu2vvv1vvv0*45,uuu1vvv1uvv1vvv1vvv0*2,
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrrcttt9vvv0*55,
  vvv0*74,
  vvv1vvv0*72,vvv1
top 1184x670
~ eFz2 lyou pwNc vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 V2lJ yrFC Jk17 gJh1 Rh1D OFZS LN_I MtnS sbYh MvX0
~ dBKe -Aw3 IHxL pOd7 fxFM yrFC osfr 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i XKYY G4Gt 5fOQ AdTb
~ S1lV G4Gt 5Prd JdsS OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 OS00 GakP Ullf
~ 5E0l P-55 OHHn l-7f F8VV 4qgE MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep jQ5Z e68S
~ -Aw3 amjG MLCs yFbk EGRs n11C oz4e 6Uj1 StPc D7Sg yWdZ oz4e R2mO 6sdi 7yeu oz4e ZQDU Xfk0 WvU3 oz4e
~ DpLo StPc Bek9 KOwK Fmhq v-OV ibXq fm2w Qe8Y 75if bhiA ibXq MSYH Qe8Y 75if a6CS ibXq emn6 Qe8Y MxHJ
  qrrbtuu2uvv0*72,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*11,uvv0stu1suu1tuu0vvv0vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*12,tuu0suu1suu2uvv0vvv0
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*11,tuu0lpqemqqepss5vvv0vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqranqr8nqrbvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*12,qst3mqqcorrcuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0mpq0mpp0rst2mpq0mpp0rtt2uuu1uuu0uuu2mpp0*2,stt2mpp0*2,stt2mpp0*2,stt3rtt0stt0uuu2vvv0
  vvv0uuu2nooemnndkllcmnnbmnnaikkfnooakmmaikkhikkgnoodijkjmnoelmmdtuu3nooemnnbsstasss9uuu2vvv0vvv1uvv0vvv1*2,oppamnodqrr6mnocijkfnoo9lmnajklgjllhlmnlvvv2vvv0*10,vvv1uvv0vvv1stt62ac14ce9bgic2ac34ce8dijcrss6rrsboqqd3bd23bd6bgic3bd44ce9bgic3bd54ce8ejkittt5rsscsttcvvv0
  vvv0tuu1qqq3rrr2qrr5sss4rrr4rss4pqq7ttu3rss3sss4sss7rrr3pqq2qqr2rss5qqq3rrs1ttt5ttt6vvv1vvv0vvv1uvv0vvv1vvv0uvv2pqq2opp7rrr3stt2sss5qrr4rss3tuu3sst4vvv0*11,vvv1uvv0vvv1uvv2ejk0*2,mpp5ejk0*2,npq4ttu2ttu1stt6ejk0*2,npq6ejk0*2,npq6ejk0*2,oqq8rss0*2,ttu5vvv0
  vvv0sst7rssbrss9rrsfsssarssdrsserrrgqrrgttt7rrresss9rrsfrssbqrrkrrsbrssbrrscrssbrrsfstt7vvv0vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*10,stt5rst0*4,uuu3vvv1uvv0vvv1vvv0qrs1prr4stt1qrs1prr5stt1qrr1pqr5stt1qrr1pqr5stt1qrr2prr4stt1qrr2pqr5stt1qrr2prr3tuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0qsscqss6orr8loohrtu0sttbvvv1uvv0vvv1vvv0stt0rss0tuu1stt0rss0tuu1stt0rss0tuu1stt0*2,tuu1sst0rss0tuu1sst0rst0tuu1rst0stt0uuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1qssboqrdoqqfnqqdqst4sttbvvv1uvv0vvv1vvv0tuu7uuu2vvv1*2,uvv3uuv3vvv2uuu5vvv1uuu2uuu3*3,vvv2vvv0uuu2vvv1uuv3vvv1uuu4vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*16,tuu3stt0*4,vvv1*2,uvv0vvv1vvv0ttt8*3,sssatttarsscsttbsstdtuu5sstarssatuu7ssscsssfsst9stt9sssdssscsstauuu5vvv0*2,
  vvv0*23,vvv1uvv0vvv1uvu1orq4ssscsst9sttastt8sstarrsetttbrrrgsttasss7sssbrss9vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,qss2uuu5stt8tuu7tuu5uuu5tuu6uuu4ttt6uuu4ttu6ttt7ttt5vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu3jom7sssbopplqrriqqqgqrrfrssbpqqnqqrfrssdqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0pkh8sssbqqrf*2,rrsfqrrgrrrgpqqmqrrirssdqrrjrssfqqrfoppmvvv0*8,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0*74,
  vvv0*74,
  vvv0rrr7opp9qrr7rrr8noobpqq8qrr7sss6qrr5pqq7ppq9nooaopp9rrr6opp9qqr6rrr5rrr8rrs7tuu4vvv0*43,vvv1*2,vvv2vvv0vvv2uvv1uuu2vvv2vvv1vvv0
  vvv0sss6pqqboopappqbpqqaoppelmnbqqr8ppq7ppqdoopdnoocoppdoop9rss8noocsss7lmnenopbsss5vvv0*42,vvv1sst9sstarrsettt9sttctttasstessscuuu6vvv0
  vvv0*2,uuu0tuu0*14,vvv0*3,uvv0uuv0*14,vvv0*4,vuu0*15,vvv0*3,tuu0*14,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*14,rss5vvv0vvv1qst1qtt0*14,qtt3vvv0*2,usq3usq0*14,urq1vvu2vvv0oqramqq0*15,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbrsscvvv0*9,vvv1vvv0vvv1uuu5rrrfttt6rsserrscqrrcsssevvv0*12,qrrfrrsbsttbrrsarrrguuu3vvv0*9,vvv1vvv0rttbnpqempphnqqemopgprs8rtu0*10,stubvvv0
  vvv0vvv1stt7ttt4pqqgqrrbqrrdoppdrss6vvv0*8,vvv1uuu5vvv2vvv1sss8opqcvvv1vvv0*12,uvv2uuu3vvv0stt7qrrcttt5vvv0*12,vvv2uuu0rttbprr6mopblnocnpq9mopcnqqcloobmopbrtu0*7,stubvvv0
  vvv0vvv1ttt2rss7sst7ttt5sss5rss7uuu3vvv0*8,vvv1vvv0vvv1vvv0sss5rss7vvv0*16,sss5rss5uuu2vvv0*12,vvv1vvv0rttaoqr4prs5oqr6*2,orr6prs4oqq5prs5rtu0*7,stuavvv0
  vvv0*56,tuu3stu0*15,uvv2vvv0
  vvv0*74,
  vvv0rrs9jllqmnneoppemnnkmnnhklmkqrr9lmmgmnoimnnfoppfrss5vvv0*60,
  vvv0*11,ttt4vvv0*62,
  vvv0uuu2*2,uuu4vvv1vvv0vvv1uuu3uuu4ttu6vvv1tuu4uuu5vvv1tuu6uuu3vvv0*49,uuu2tuu4ttt5*3,sst8sss7tuu2vvv0
  vvv0uuu5rrrepqqerssdsssaqqrgssscrrsgsssdrssbrrsbpqqhrssbqqrhuuu6vvv0*49,ttt4rrsbppqeqrrdrrrbpqqcpqqduuu6vvv0
  vvv0*74,
  vvv0ttt4sssastt9ssscttt6ttt9ttt7sst9ttt9vvv0*55,tuu4ttt4rssbttt6sss8qrrcqrrbttt4vvv0
  vvv0uuu5stt8ttt9rssdstt7rssbrsscttt8ttu9vvv0*55,tuu3sss9rss9rrs9sst8rss8rrr9uuu4vvv0
  vvv0*74,
  vvv0stt7rrserssesttarssdtttaqrrjstt9qrrerrscsssbrsscstt9ssscqrrjsssbsss9rrrfrssbsssarrrcrssauuu2vvv0*41,ttt5sst6qrrdrrrdrrrcpqqg*2,stt6vvv0
  vvv0vvv3ttu4uuu5uuu4ttt6ttu6ttu7uuu5tuu6ttt6uuu4tuu7uuu5ttu7tuu5*2,tuu7ttt9ttu5uuu5ttt6uuu6uvv2vvv0*41,uuu1stt7stt4stt6tuu4stt4stt5vvv2vvv0
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrrcttt8vvv0*55,
  vvv0*74,
  vvv0*74,
void 1184x716
~ eFz2 lyou _8zj vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 yBhs 3ADT DmXa OFZS LN_I MtnS
~ sbYh MvX0 dBKe -Aw3 IHxL BvuI LM6L yrFC S_QZ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i S1lV G4Gt
~ 5fOQ KbJg XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I J9va l4Ep 4d9H dBKe -Aw3 IUl9 BvuI LM6L
~ GakP Ullf 5E0l P-55 OHHn l-7f F8VV 4qgE MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep
~ 4d9H LN_I J9va l4Ep jQ5Z e68S -Aw3 amjG MLCs yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg 0nbD oz4e y0Gm 6sdi
~ 9P5k oz4e y0Gm Xfk0 WvU3 oz4e FjVD StPc Bek9 KOwK Fmhq dIpA ibXq eI-a Qe8Y 75if -KQp ibXq Geu3 Qe8Y
~ 75if zcTQ ibXq EYgO Qe8Y MxHJ
  qrrbstt5uvv0*72,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt5stt5ttt6uuv1*2,vvv0*11,uvv0suu0tuu0*3,vvv0vvv1uvv0vvv1uuu2pqq6qqq5ttt4vvv0*9,vvu0vus0vut0*6,vvv0vvv1uvv0vvv1vvv0qrr5ttt3vvv1tuu3uuu3vvv0*8,vus0vut0*6,vvv0*2,
  vvv0sss5kllgkllmijkjjklhikkgvvv0*10,tuu0lopemqqemqqapss5vvv0vvv1uvv0vvv1stt5jklhnoobqrr9vvv0*9,vut0solesomatpmctpmasomfsometpm9vvu0vvv1uvv0vvv1vvv0lmnajklfjllehjjhnoocvvv0*7,vuu0spmcsolbspmdtqn8somesoldspmbvuu0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0oqr0oqq0stt1oqr0oqq0ttu1uuu1uuu0uvv2oqr0oqq0ttu2oqr0oqq0ttt2oqq0*2,ttt2rst0sst0uuu2vvv0
  vvv0qrr7hjjfmnnbopp8mnnbnoogoppbhjjhjkljrrsbstt6ttu4vvv0*10,vvv1uvv0vvv1*2,oppalmmdrrr4jkljjllilmmnttt3vvv0*14,vvv1uvv0vvv1stt62ac14ce9bhic2ac34ce8dijbrss6rrsboqqd3bd23bd6bhic3bd44ce9bhic3bd54ce8ejkittt5rsscrttcvvv0
  vvv0uuu1sss4pqq8ppq6qrr3qqr5qrr7pqq6qqr4ttt6stt6uuu4vvv0*10,vvv1uvv0vvv1vvv0uuu3sss3pqq6qrr4sst3sss7uuu3vvv0*14,vvv1uvv0vvv1uuv2dij0chj0lop6dij0chj0mop5tuu2tuu1stt6cij0chj0lop6cij0chj0lop6cij0chj0npq9rst0*2,stt6vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgssscrrsfsssbqrrhssscrrrdrssdsstbqrrfssscvvv0*4,vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*5,rst5rst0*3,qst3uvv1uvv0*4,vvv0vvv1uvv0vvv1vvv0qss0prr4stt1qss0prr4stt1qrs1pqr4stt1qrr1prr4stt1qrr1prr4stt1qrr2prr5stt1qrr2qrr3tuu0vvv0
  vvv0uuu6sstbsssd*2,tttarsscttt7sttattt6sttdsttbttt6ttt8stt9vvv0*8,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt2stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1uuu0vvv0
  vvv0vvv1uuu4uuv2uuu2vvv1uuu2vvv2uuu4vvv1uuu3uuu4vvv2uuu2ttu5vvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0uuu4vvv1vvv0*2,vvv1*2,vvv0vvv3vvv0*2,vvv1uvv2vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv3vvv0*2,
  vvv0qrs3gkl0*19,stt2vvv0vvv1uvv0vvv1vvv0uvv0*4,vvv0*2,uvv0*3,vvv0stt3rtt0*3,rtt2vvv0uvv0*4,vvv0vvv1uvv0vvv1vvv0sttastt9sst9rrsbsttcqrresstdrssfttt6rsscrrrcttt8rssdrrshrssasssarsserrsdrssctuu6vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0*23,vvv1uvv0vvv1tuu3jom7qrrhpqqhqrrirrrdrrrfpqqkrrsfoppmrrseqqqdpqqjpqqfvvv0*8,vvv1uvv0vvv1vvv0pkh8sssaqqrgrssapqqirsseqrripqqmrssgpqqkqqrersscpqqopqqfsssbssscqrrhrrrjrssdvvv0*3,
  vvv0*23,vvv1uvv0vvv1vvv0vut1uvv1vvv0*2,vvv1vvv0vvv2uuu3vvv0vvv1vvv0*2,vvv1*2,uvv1vvv0*2,vvv1vvv0*3,vvv1uvv0vvv1vvv0*2,stt8ssscttt8sssavvv0*17,
  vvv0*23,vvv1uvv0vvv1vut2rnl5rssaqqqkrrseqqrgsssdrssg*2,rssfpqqhqrrfrsseqqriqqrfsstbrsseqrrhrrrettt7vvv0*2,vvv1uvv0vvv1vvv0*2,uvv3uuu4uuu3*2,vvv1vvv0*16,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1vvv0*2,rrrdqrrgrssgsssevvv0*16,vvv1uvv0vvv1vvv0pkh8sssbqqrf*2,rrsfqrrgrrrgpqqmqrrirssdqrrjrssfqqrfoppmvvv0*8,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0vvv0*72,uvv0
  vvv0*74,
  vvv0qrr8mnoapqq9qqr9mnodoppappq8rss7pqq6ppq9oopbmnocnopbpqq7oppapqq8qrr6qqqaqrr9ttt5vvv0*43,vvv1*2,uvv3vvv0uuu3uuu2uuu4*2,vvv1vvv0
  vvv0stt6qrr9opp8qqr9*2,pqqcnno9rrr7pqq7qqqbppqcoopapqqcpqq8sst7oppasst6mnocopp9sst4vvv0*42,vvv1stt9sttarssdttt9tttbttu9sttcsstbuuu6vvv0
  vvv0*2,stt0*15,uuv0vvv0*2,tuu0suu0*14,uuv0vvv0*2,vuu0vts0*14,vtt0vvv0*2,uvv0stt0*15,vvv0*2,
  vvv0tuu4rst0stt0*14,rtt4vvv0vvv1rtt1suu0*14,rtt3vvv0*2,usr3vts0*14,usr0vvu2vvv0orraorr0*15,rstavvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfsstcrrsfuuu5vvv0*14,qrrfrrsbsttbrrsgttt9vvv0*10,vvv1vvv0rttbnpqempphnqqemopgprs8rtu0*10,stubvvv0
  vvv0vvv1sss8pqqfqrrfoppe*2,vvv0*10,vvv1uuu5vvv2vvv1qrrcoophvvv1vvv0*12,vvv2uuu3vvv0sss9oophttt6vvv0*12,vvv2uuu0rttbmppb*2,looenqqbloobjmndqst2rtu0*8,stubvvv0
  vvv0vvv1uuv1ttt4ttu3sss4uuu3vvv0*10,vvv1vvv0vvv1vvv0sst5*2,vvv0*16,sst4sst5vvv1vvv0*12,vvv1vvv0rttaqss3prr5orr4pss2prs3orr3rtu0*9,stuavvv0
  vvv0*56,uuu2suu0*14,stu0vvv2vvv0
  vvv0*74,
  vvv0rrs9jllqmnneoppemnnkmnnhklmkqrr9lmmgmnoilmngoppfrss5vvv0*60,
  vvv0*11,tuu3vvv0*62,
  vvv0uuu4ttu4ttt6uuu3tuu4tuu6sttattt6uuu5rssattt7sst9ttt7stt8stt7tuu3tuu4uuu3ttt6tuu4uuu3*2,ttt4tuu6uvv4sss9tuu8sss9sst7uuu5ttt5uuu3vvv0*34,sst7stt7ttt7rssarss9ttt3vvv0
  vvv0ttu6rrsarssdtttbrrsfsss9sssbttt8sssarssbsstbsssbsss9sssattt9ssterssdsss8rsserrrfrssbsssaqrrdrssdttt7rsscstt8rssbttt9sttdsss9rrravvv0*34,qqrcrrrcrss9qrraqrrcuuu5vvv0
  vvv0*74,
  vvv0ttu4sssasss6stt9ttt9*2,ttt6tttarrrdttu7rsserssfttt6ssscsss7sssbsst7rssattt5vvv0*47,ssscstt7rssaqqreqqqdstt5vvv0
  vvv0uuv1ttt8sst8ttt8stt8ttt9stt8ttt7ttt8tuu7ttt8ttt7*2,tttastt7ttu6stt9ttt7ttu5vvv0*47,sst4rss7ttt6sss6sss7uuv3vvv0
  vvv0*74,
  vvv0sss8qrrgssscrrsfrrrgtuu5qrrjqrrhssscqqrissserrrbqrrgqrressscrrscqrretuu5vvv0*48,pqqfqqre*2,oppi*2,sss6vvv0
  vvv0vvv1uuu2uuu3ttu3uuu4uuu5uuu4uuu5uuu4uuu3uuu2uuu4uuu5tuu4uvv3tuu4uuu4uvv2vvv0*48,uuu2ttt3uuu2ttt2tuu2vvv1vvv0
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrrcttt9vvv0*55,
  vvv0*74,
  vvv1vvv0*72,vvv1
scaled 1184x794
~ eFz2 lyou XPP- vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 yBhs 3ADT DmXa OFZS LN_I MtnS
~ sbYh MvX0 dBKe -Aw3 IHxL pOd7 5MA3 yrFC S_QZ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i S1lV G4Gt
~ 5fOQ KbJg XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 OS00
~ GakP Ullf 5E0l P-55 OHHn l-7f F8VV 4qgE MNwL LpKD QoaF 40lm KIF2 l_mQ izQN gsoA OFZS LN_I J9va l4Ep
~ jQ5Z e68S -Aw3 amjG MLCs yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg 3AK4 oz4e dv9A 6sdi 7yeu oz4e ZQDU Xfk0
~ WvU3 oz4e dqHL StPc c8qE Bek9 KOwK Fmhq dIpA ibXq INqK Qe8Y 75if v-OV ibXq awLt Qe8Y 75if B4G9 ibXq
~ dpZw Qe8Y 75if 92m3 ibXq R2St Qe8Y 75if a6CS ibXq R2St Qe8Y MxHJ
  rss8qrrcttt3uvv0*71,
  uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*22,uuu0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0ttt5stt5ttt6uuv1*2,vvv0*11,uvv0suu0tuu0*3,vvv0vvv1uvv0vvv1uuu2pqq6qqq5ttt4vvv0*12,suu0tuu0*4,vvv0vvv1uvv0vvv1vvv0qrr5ttt3vvv1tuu3uuu3vvv0*12,tuv0tuu0tuu1vvv0*2,
  vvv0sss5kllgkllmijkjjklhikkgvvv0*10,tuu0lopemqqemqqapss5vvv0vvv1uvv0vvv1stt5jklhnoobqrr9vvv0*12,orr8mpqdnqranqr8nqrcuvv0vvv1uvv0vvv1vvv0lmnajklfjllehjjhnoocvvv0*12,qst3mpqdnqrduvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0oqr0oqq0stt1oqr0oqq0ttu1uuu1uuu0uvv2oqr0oqq0ttu2oqr0oqq0ttu2oqr0oqq0tuu2rst0*2,uuu2vvv0
  vvv0qrr7hjjfmnnbopp8mnnbnoogoppbhjjhjkljrrsbstt6ttu4vvv0*10,vvv1uvv0vvv1*2,oppalmmdrrr4jkljjllilmmnttt3vvv0*14,vvv1uvv0vvv1stt62ac14ce9bhic2ac34ce8dijbrss6rrsboqqd3bd23bd6bhic3bd44ce9bhic3bd54ce8ejkittt5rsscrttcvvv0
  vvv0uuu1sss4pqq8ppq6qrr3qqr5qrr7pqq6qqr4ttt6stt6uuu4vvv0*10,vvv1uvv0vvv1vvv0uuu3sss3pqq6qrr4sst3sss7uuu3vvv0*14,vvv1uvv0vvv1uuv2dij0chj0lop6dij0chj0mop5tuu2tuu1stt6cij0chj0lop6cij0chj0lop6cij0chj0npq9rst0*2,stt6vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgssscrrsfsssbqrrhssscrrrdrssdsstbqrrfssscvvv0*4,vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*5,rst5rst0*3,qst3uvv1uvv0*4,vvv0vvv1uvv0vvv1vvv0qss0prr4stt1qss0prr4stt1qrs1pqr4stt1qrr1prr4stt1qrr1prr4stt1qrr2prr5stt1qrr2qrr3tuu0vvv0
  vvv0uuu6sstbsssd*2,tttarsscttt7sttattt6sttdsttbttt6ttt8stt9vvv0*8,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt2stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv0rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1tuu1rss0rss1uuu0vvv0
  vvv0vvv1uuu4uuv2uuu2vvv1uuu2vvv2uuu4vvv1uuu3uuu4vvv2uuu2ttu5vvv0*8,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv0uuu4vvv1vvv0*2,vvv1*2,vvv0vvv3vvv0*2,vvv1uvv2vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv3vvv0*2,
  vvv0qrs3gkl0*19,stt2vvv0vvv1uvv0vvv1vvv0uvv0*4,vvv0*2,uvv0*3,vvv0stt3rtt0*3,rtt2vvv0uvv0*4,vvv0vvv1uvv0vvv1vvv0sttastt9sst9rrsbsttcqrresstdrssfttt6rsscrrrcttt8rssdrrshrssasssarsserrsdrssctuu6vvv0*2,
  vvv0*23,vvv1uvv0vvv1uvu1orq4ssscsst9sttastt8sstarrsetttbrrrgsttasss7sssbrss9vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,qss2uuu5stt8tuu7tuu5uuu5tuu6uuu4ttt6uuu4ttu6ttt7ttt5vvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qsr4nqp6pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu3jom7sssbopplqrriqqqgqrrfrssbpqqnqqrfrssdqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0pkh8sssbqqrf*2,rrsfqrrgrrrgpqqmqrrirssdqrrjrssfqqrfoppmvvv0*8,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  uvv0vvv0*22,uvv0*3,vvv0*22,uvv0*3,vvv0*22,uvv0
  uvv0*74,
  vvv0*74,
  vvv0rrr7opp9qrr7rrr8noobpqq8qrr7sss6qrr5pqq7ppq9nooaopp9rrr6opp9qqr6rrr5rrr8rrs7tuu4vvv0*43,vvv1*2,vvv2vvv0vvv2uvv1uuu2vvv2vvv1vvv0
  vvv0sss6pqqboopappqbpqqaoppelmnbqqr8ppq7ppqdoopdnoocoppdoop9rss8noocsss7lmnenopbsss5vvv0*42,vvv1sst9sstarrsettt9sttctttasstessscuuu6vvv0
  vvv0*2,uuu0tuu0*14,vvv0*3,uvv0uuv0*14,vvv0*4,vuu0*15,vvv0*3,tuu0*14,uuu0vvv0*2,
  vvv0tuu4prs0qrs0*14,rss5vvv0vvv1qst1qtt0*14,qtt3vvv0*2,urq3usq0*14,urq1vvu2vvv0oqramqq0*15,rst9vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttbrrsarrrguuu3vvv0*9,vvv1vvv0rttbnpqempphnqqemopgprs8rtu0*10,stubvvv0
  vvv0vvv1ttt6rrsbrsscpqqa*2,vvv0*10,vvv1uuu5vvv2vvv1ttt5pqqdvvv0*13,uvv2uuu3vvv0ttt6qrrbtuu5vvv0*12,vvv2uuu0rttbnpq7oqr7lop8prs7mppalooaqst2rtu0*8,stubvvv0
  vvv0vvv1ttt2rss8sst6rrr7stt7vvv0*10,vvv1vvv0vvv1vvv0rss6rrr7vvv0*16,sss6rrr7uuu3vvv0*12,vvv1vvv0rttaorr6oqr8nqq7orr5oqr6nqq7rtt1rtu0*8,stuavvv0
  vvv0*56,tuu4stu0*15,uvv3vvv0
  vvv0ttu8rrsgsssbrrrdtttarsscttt9sss9sstarssesstbssscsssbsst9sttcttt8stt9sstasstcrssfsstcrssbstt9rssbvvv0*49,
  vvv0*2,vvv2vvv1*8,uuv3uuu3vvv0uvv1vvv1vvv2vvv1uuu3vvv1vvv2vvv1*2,uvv2vvv1vvv0*49,
  vvv0*74,
  vvv0rss9klmonoodpqqdnooinooflmnirrr8mnnenopgnoodpqqesss4vvv0*60,
  vvv0*2,vvv1uuu1vvv1*2,uuu1*2,vvv1uuu1uvv2rss5vvv1vvv0*61,
  vvv0uuu3uuu2uuu4vvv1uvv1uuu4ttt8uuu5uuu4stt8uuu5stt7uuu6ttt6ttt5uvv1vvv2vvv1uuu4uvv2vvv1*2,uuu2uuu4vvv3ttt7uuu6stt7stt6uuu3uuu4vvv1vvv0*34,stt5ttt4ttt3sst8sss7tuu2vvv0
  vvv0ttt7qrrdqrrfsstdqrrirssbrssdsstarssbqrrdsssdrssdrssarssbtttarssgqrrfrrsarrrgqqqhrrrdrssbpqqfrrrfstt8rrrdsssarrrdsttbrssfrrsbqqrcvvv0*34,sss8qrrbttt7pqqcpqqduuu6vvv0
  vvv0*74,
  vvv0uuu3tuu4ttt6uuu2*2,uuu3tuu5ttt6stt7uuu2ttt5ttt7uuu3stt8uuu4vvv0*51,stt5sst6uuu5rssarss9ttt3vvv0
  vvv0uuu4ssscqrrcsssbstt9rrretttasssdsttbsss9sssaqrrfsss9rrrfuuu5vvv0*51,rss9sss9rss8qrraqrrcuuu5vvv0
  vvv0*74,
  vvv0ttt5rsscsttasss7sssasst6rrsbttu8vvv0*58,qrr9sss6sst6qqreqqqdstt5vvv0
  vvv0uuu4ttt6tuu7stt8ttt8ttt6uuu5uuu7vvv0*58,sss7*2,ttu5sss6sss7uuv3vvv0
  vvv0*74,
  vvv0sss8qrrgrrrfqqrjrssaqrrgrrrfsssbrssfvvv0*57,qqqbqrr9sst9oppi*2,sss6vvv0
  vvv0vvv1uuu2uuu3uuu5uuu3uuu4*2,uuu2vvv3vvv0*57,uuu2ttt4uuu1ttt2tuu2vvv1vvv0
  vvv0*74,
  vvv0rssappqjqqrjrrrfpqqkrrsfoppqrrsfoppkoppjrrrfpqqkrrrfqrrioppoqqrh*2,oppopqqgqrrgoppjqqqgttt5vvv0*43,oppeoppdqrramnnl*2,rss8vvv0
  vvv0*6,vvv1vvv0*7,vvv1vvv0*59,
  vvv0*74,
  vvv0ttt7sttbrrrissscrrrfsstcsss9rrrdrrsettu7sssdsssarrrgrssbstt8qrrkrrrcttt9vvv0*55,
  vvv0*74,
  vvv1vvv0*72,vvv1
settling 1184x538
~ eFz2 lyou CzEu vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 cZnQ OFZS LN_I MtnS sbYh MvX0
~ dBKe -Aw3 IHxL pOd7 5MA3 yrFC S_QZ 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i S1lV G4Gt 5fOQ KbJg
~ XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 qEK9 I18p feZL
~ hmLy m4xJ 5DdT qwnJ B0yR xjOo -9Xh iUdF ooCL 0_8S I_CC P-55 O0GU Sex0 gsoA OFZS LN_I MtnS sbYh O4bh
~ e68S -Aw3 amjG wDBL yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg 3AK4 oz4e dv9A 6sdi _mes oz4e GACr Xfk0 WvU3
~ oz4e oMmz StPc rsY8 xNAX
  qrr9qrrerss8uvv0*71,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*10,uvv0stu0suu1*2,suu0vvv0vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*12,tuu0suu1suu2uvv0vvv0
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*10,tuu0lpqemqqenqr9pss5vvv0vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqranqr8nqrbvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*12,qst3nqrborsbuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0mpq0mpp0rst2mpq0mpp0rst2mpq0mpp0stt2uuu1uuu0uuu2mpp0*2,stt2mpp0*2,stt3mpp0*2,ttu1vvv0
  vvv0qrr7giihlmncnooalmncmnnhnoodgiiiikkkqrrcsst8ttt6vvv0*10,vvv1uvv0vvv1*2,noobjkleqrr6ikkkjkljklmpttt4vvv0*14,vvv1uvv0vvv1stt619c03bd6bgic19c04bd6bgic19c04bd6fjkctuu2sss8oqqd1ac04cd7bgic1ac13bd5bgic3bd44ceaimn6vvv0
  vvv0uuu1ttt3qqq6pqq5qrr3qrr4rrs5qrr4rrr3uuu4ttt5uuu3vvv0*10,vvv1uvv0vvv1vvv0vvv1tuu3qrr4rrs3ttt2ttt5uuu2vvv0*14,vvv1uvv0vvv1uvv2ejk1dij0mpp6chi1agi0lop6ejk1dij0oqq6stt2stt1stt6dik1dij0mpp6dik1dij0npq6dij0*2,prr3vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgsst9rrsbttt7qrrhsssbqqrgrrsbrssc*2,rssarssettt6vvv0*2,vvv1uvv0vvv1vvv0uvv0*4,vvv0uvv0*5,rst5rst0*3,qst3uvv1uvv0*4,vvv0vvv1uvv0vvv1uvv5stt4sss9qrsd2ac23bd6ejkbsst6sss8sttdsst5sss8sttdsst7sss8sttdsst8rssasttdsst6stt7uuu7vvv0
  vvv0*23,vvv1uvv0vvv1vvv0tuu0pqqcnopiprr9uuu0tuu0rss8oppeopqetuu0pssbqss7oqqamophqtt2stt6rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv2ttt3stt2stt8agh19gh1kno7ttt3stt3tuu7ttt2*2,tuu8ttt2stt3tuu8stt2stt3ttu8stt2ttt2uuu4vvv0
  vvv0*23,vvv1uvv0vvv1vvv0rss6prrbqrrbqrrcuuu0stt1qrr9*2,qrrctuu0pssbnqqeorrcnpqeqst4stt6qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv3stt4rss8tuu6vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*11,stt3stt0*3,rtt2vvv0*6,vvv1uvv0vvv1vvv3stt4rss8tuu6vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0vvv1vvv0*6,vvv1vvv0*14,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0sssesstasst9rrsbsstdqrrgsstdrrrittt6rrscqrrdsttarrsfrrshrssarssbrsserrrersscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0rts1uuu5uvv1uuu3uuu2tuu5ttt6uuu6ttt9ttu5uuu2uuu4uuu2vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2nrp6sssbqrrgrssesssbsttarssettt9rssdttt9rrrbrrreqrrcvvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qss4orq5pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu2lpo6sssaopplqrriqqqgqrrfrssbpqqnqqrfssscqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0jom7ttt7rrrgrrrfpqqirsseqrrepqqjrssdvvv0*13,
  vvv0*2,uvu0vvv0*20,vvv1uvv0vvv1vvv0uuu1vvv1vvv0*7,vvv1vvv0*11,vvv1uvv0vvv1vvv0tuu1vvv0*4,vvv2vvv0*16,
  vvv0*23,uvv0*3,vvv0*22,uvv0*3,vvv0*23,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt6*2,tuu2uuu3qqr7ttt4ttu2uuu2ttt1ttu2stt5rrs6stt5uuu1rrr6tuu2ttu2uuu2*2,vvv1vvv0*53,
  vvv0qrr8lmmdkmmfmnnfmnoeklmiijkgnopcmnnblmmhkllijklgklmikmmepqqcjllgpqq9ikkklmmfqrr8vvv0*43,sssbstt9qrrhsssdrssettt8rssbrssdttu7vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvv2vvv0orr8lpp0*15,stt7vvv0
  vvv0vvv1ttt9rrsgrssgsss8rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfttt7rssbrssguuu6vvv0*13,qrrfrrsbsttarrsbrssfuuu3vvv0*9,vvv1vvv0rttbnpqenpqhnqqemopgprs7rtu0*10,stubvvv0
  vvv0vvv1uuu4stt7ttt8rrr7*2,vvv0*10,vvv1uuu5vvv2vvv1ttu4rrr9vvv0*13,uvv2uuu3vvv0ttu4sss7vvv0*13,vvv2uuu0rttbprs3pss5nqq5pss5oqq7mpp6qst1rtu0*8,stubvvv0
  vvv0vvv1stt5qrrcrrsappqarssavvv0*10,vvv1vvv0vvv1vvv0rrr8pqqcvvv1vvv0*15,rrs7qqr8tuu3vvv0*12,vvv1vvv0rttbnqq8nqq7npq8oqr6mpp8mop9rtt1rtu0*8,stubvvv0
  vvv0*56,tuu5rtt0*15,uuu4vvv0
  vvv0*2,suu0*70,vvv0*2,
  vvv0uvv0orraoqqborr8nqqc*2,oqqfoqqaorr8oqqaoqqforr7oqrcorranqqcoqr8prs9nqqboqrenqqcoqrcqst3rtu0*49,uvv0vvv0
  vvv0uvv0rtu0*6,rtt0rtu0*63,uvv0vvv0
  vvv0*74,
  uvv1vvv0*72,uvv1
final 1184x718
~ eFz2 lyou ftaP vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 n88V yrFC UFMx gJh1 cZnQ OFZS LN_I MtnS sbYh MvX0
~ dBKe -Aw3 IHxL pOd7 olx7 yrFC S-24 3Rgn S1lV G4Gt Vkr_ hgMK XKYY G4Gt ibVQ RQ6i XKYY G4Gt 5fOQ AdTb
~ XKYY G4Gt 5Prd k4kC OFZS LN_I MtnS sbYh Tpes LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 pOd7 qEK9 I18p feZL
~ hmLy m4xJ 5DdT qwnJ B0yR xjOo -9Xh iUdF ooCL 0_8S I_CC P-55 O0GU Sex0 gsoA OFZS LN_I MtnS sbYh O4bh
~ e68S -Aw3 9-J5 cZ9K yFbk EGRs OPE0 oz4e xGC_ StPc D7Sg IVRu oz4e rqIQ 6sdi _mes oz4e GACr Xfk0 36TH
~ oz4e 0KsF StPc cHbT KOwK Fmhq ijuz ibXq 1Jsr Qe8Y 75if ZiOw ibXq rCRf Qe8Y 75if E6rc ibXq OnG7 Qe8Y
~ MNuI AInV
  qrresst7uvv0*72,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*10,uvv0stu0suu1*2,suu0vvv0vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*12,tuu0suu1suu2uvv0vvv0
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*10,tuu0lpqemqqenqr9pss5vvv0vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqramqqdnqrcvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*12,qst3nqrborsbuvv0vvv0
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0mpq0mpp0rst2mpq0mpp0rst2mpq0mpp0stt2uuu1uuu0uuu2mpp0*2,stt2mpp0*2,stt3mpp0*2,ttu1vvv0
  vvv0qrr7giihlmncnooalmncmnnhnoodgiiiikkkqrrcsst8ttt6vvv0*10,vvv1uvv0vvv1uuu1noo8pqq7giihhjkiklmlnooivvv0*15,vvv1uvv0vvv1stt619c03bd6bgic19c04bd6bgic19c04bd6fjkctuu2sss8oqqd1ac04cd7bgic1ac13bd5bgic3bd44ceaimn6vvv0
  vvv0uuu1ttt3qqq6pqq5qrr3qrr4rrs5qrr4rrr3uuu4ttt5uuu3vvv0*10,vvv1uvv0vvv1vvv0stt2rss5qrr4*2,uuu3stt4vvv0*15,vvv1uvv0vvv1uvv2ejk1dij0mpp6chi1agi0lop6ejk1dij0oqq6stt2stt1stt6dik1dij0mpp6dik1dij0npq6dij0*2,prr3vvv0
  vvv0sst7rssbrss9rrsfsss9ssscqrreqrrgsst9rrsbttt7qrrhsssbqqrgrrsbrssc*2,rssarssettt6vvv0*2,vvv1uvv0vvv1uuu3rst0*4,stt5uvv0*10,vvv0uvv0*4,vvv0vvv1uvv0vvv1uvv5stt4sss9qrsd2ac23bd6ejkbsst6sss8sttdsst5sss8sttdsst7sss8sttdsst8rssasttdsst6stt7uuu7vvv0
  vvv0*23,vvv1uvv0vvv1sttbrtu0nqqbmopioqr9qssctuu0rss8oppeopqetuu0*2,rss7pqqanophtuu0uuu0rss6qrr8moohttt0vvv0vvv1uvv0vvv1vvv2ttt3stt2stt8agh19gh1kno7ttt3stt3tuu7ttt2*2,tuu8ttt2stt3tuu8stt2stt3ttu8stt2ttt2uuu4vvv0
  vvv0*23,vvv1uvv0vvv1sttborr8npqdnqqenqqfqssbstt1qrr9*2,qrrctuu0*2,qrrbrss9pqrbstt1uuu0qrraqrrcqrrastt3vvv0vvv1uvv0vvv1vvv3stt4rss8tuu6vvv0*19,
  vvv0*23,vvv1uvv0vvv1*2,stt0*4,tuu3vvv0*16,vvv1uvv0vvv1vvv3stt4rss8tuu6vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0vvv1vvv0*6,vvv1vvv0*14,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0sssesstasst9rrsbsstdqrrgsstdrrrittt6rrscqrrdsttarrsfrrshrssarssbrsserrrersscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0rts1uuu5uvv1uuu3uuu2tuu5ttt6uuu6ttt9ttu5uuu2uuu4uuu2vvv0*8,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1uuu2nrp6sssbqrrgrssesssbsttarssettt9rssdttt9rrrbrrreqrrcvvv0*8,vvv1uvv0vvv1vvv0*23,
  vvv0qss4orq5pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu2lpo6sssaopplqrriqqqgqrrfrssbpqqnqqrfssscqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0jom7ttt7rrrgrrrfpqqirsseqrrepqqjrssdvvv0*13,
  vvv0*2,uvu0vvv0*20,vvv1uvv0vvv1vvv0uuu1vvv1vvv0*7,vvv1vvv0*11,vvv1uvv0vvv1vvv0tuu1vvv0*4,vvv2vvv0*16,
  vvv0*23,uvv0*3,vvv0*22,uvv0*3,vvv0*23,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3pqq8stt5uuu1sss7ttt2rss7ttt1vvv0*56,uvu0*4,vvv0*2,
  vvv0tuu4lnnckllinooeoopeklmilmmg*2,jklfnooejklcstt4vvv0*55,nrpamqod*2,kpnguvu0vvv0
  vvv0*74,
  vvv0tuu4oqq0*15,qss5vvv0vvv1pss1pss0*14,qst3vvv0*2,urq3uqo0*14,uqp1vvu1vvv0prr7lpp0*14,lpq0stt6vvv0
  vvv0vvv1ttt9rrsgrssgsss7rssbssscrrscvvv0*8,vvv1vvv0vvv1uuu5rrrfsst7rsserrsguuu3vvv0*13,qrrfrrsbtttarrsbrsseuuu3vvv0*9,vvv1vvv0rttbnpqfoqqempphpss6rtu0*11,stubvvv0
  vvv0vvv1uuu3ttt5ttt6rss6rss5vvv0*10,vvv1uuu5vvv2uuu2ttt5rss7vvv0*13,uvv2uuu3vvv0uuu3ttt5vvv0*2,vvv1vvv0*10,vvv2uuu0rttbprs3qss2prr6qss4orr5npq5qst1rtu0*8,stubvvv0
  vvv0vvv1sss6qqreqrrboppcrrrcvvv0*10,vvv1vvv0vvv1ttu5qqrdoppfvvv1vvv0*15,rrr8pqqatuu3vvv0*12,vvv1vvv0rttbnpq9mopalnobnqq8mopaloocqtt2rtu0*8,stubvvv0
  vvv0*17,vvv1vvv0*38,stt6rtt0*15,tuu5vvv0
  vvv0*74,
  vvv0ttt6oppgrss5rss7qqr8rrr8qrr9qrr7qrrbvvv1vvv0*63,
  vvv0tuu2rssaqrr9stt6qrr7rrs9qrr9qrr6sss8vvv1vvv0*63,
  vvv0*74,
  vvv0rssapqqjqrrkpqqgpqqfqqqi*2,pqqmpqqittu3vvv0*56,oppinopjopqhmnnl*2,rss8vvv0
  vvv0*74,
  vvv0uuu1uuu2vvv2uuu1uuu3vvv2vvv1*2,vvv0uvv1uuu3vvv0*56,uuu1uvv1uuu3ttt3uuu0vvv0
  vvv0ttt8qrrgstt9rrsdqqrkrssgrssbpqqhqqrhssseqqqkuuu6vvv0*54,rss8ppqhpqqfopph*2,ttt7vvv0
  vvv0*74,
  vvv0uuu1vvv3vvv0vvv1vvv0vvv1vvv2*2,vvv1vvv0tuu5vvv2vvv0*54,vvv2*2,uuu3ttt6stt5uuu1vvv0
  vvv0uuu6rssdopplrrrbpqqhoppfrrreqrrfqqrerrrdsttfttt7vvv0*54,rrsaqqrarrrbppqepqqftuu6vvv0
  vvv0*74,
  vvv0*74,
  vvv0sst8pqqlpqqirsscopplqrrjpqqgoppirrsbqqrdpqqipqqkqrs9oqqcqsscprrgoqrdnqqhoqrfqssbvvv0*53,
  vvv0*74,
  vvv1vvv0*72,vvv1
none-won 1184x415
~ eFz2 lyou iMyF vojw PYDu k9bY dBKe -Aw3 cDkS pOd7 lmpj yrFC _ehb gJh1 a7ZK OFZS LN_I MtnS sbYh MvX0
~ dBKe -Aw3 IHxL pOd7 PabY 6pHv 3Rgn XKYY G4Gt Vkr_ nxBO XKYY G4Gt ibVQ RQ6i XKYY G4Gt 5fOQ AdTb XKYY
~ G4Gt 5Prd k4kC OFZS LN_I J9va l4Ep 8MMa LN_I MtnS sbYh eJwh dBKe -Aw3 IUl9 _08I -5vV -Y3C XoR5 5DdT
~ 3Mjv CabM RlFL -9Xh Tr28 ooCL 0_8S I_CC P-55 O0GU Sex0 gsoA OFZS LN_I 6IC9 NMNK 7CL9 e68S -Aw3 9-J5
~ dQ7e
  rssarss8rssbstt6uvv0*70,
  uvv0*23,uuu0uvv0uuu0uvv0*22,uuu0uvv0uuu0uvv0*23,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0*23,
  vvv0sst6rss6sss7tuu3ttt2uuu1vvv0*10,stu1suu1suu0suu1tuu0vvv0vvv1uvv0vvv1uuu3opp8pqq6stt5vvv0*12,stu1tuu0*2,suu0*2,vvv0vvv1uvv0vvv1vvv0pqq6rss4tuu2sss4ttu4vvv0*17,
  vvv0sst5lmmflmmkjklhlmmgjklfvvv0*9,uvv0nqrclpqgors8mpqepss6vvv0vvv1uvv0vvv1stt4klmfnooarrr8vvv0*12,ors7mpqcnqra*2,nqrcvvv0vvv1uvv0vvv1vvv0mnnaklmelmmcjkkgoppavvv0*17,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0uvv2uuu1uuu0vvv1vvv0
  vvv0uuu2nooejklhjllimnodgijnnoogttt8rss8vvv0*13,vvv1uvv0vvv1sss5mnnjnopflmnhopphoppdoppfmnnfppqemnndmnogqqqcmnoklmndrrrcvvv1vvv0*6,vvv1uvv0vvv1uuu6tuu2rss8sttdtuu2rss9sttdtuu2rss9sttdtuu2sss8sttdttu3rssasttdttt4rss8sttdrss7rrsduuu7vvv0
  vvv0tuu1qqq3rrs2qrr4*2,rss4stt4ttu5ttt5vvv0*13,vvv1uvv0vvv1vvv0*4,vvv1vvv0*17,vvv1uvv0vvv1*2,stt2stt1tuu5stt2stt1tuu5stt2stt1tuu6stt2stt1tuu6stt2stt1tuu6stt2stt1tuu6stt2stt1uuu3vvv0
  vvv0ttu7rrsdrsscsssarssfrssarssdrrrisst8stt9sssbrssarrrfsttbrssduuu3vvv0*6,vvv1uvv0vvv1vvv0tuu0stt3sss5stt3uuu0tuu0ttt2sss4sst4uuu0*2,tuu2stt3rss5tuu0uuu0tuu1stt2rss5tuu0vvv0vvv1uvv0vvv1uvv5stt4sss9sttcstt5sst8sttcsst6sss8sttdsst5sss8sttdsst7sss8sttdsst8rssasttdsst6stt7uuu7vvv0
  vvv0*23,vvv1uvv0vvv1vvv0tuu0qrr8pqqdqrr7uuu0tuu0rss5pqqapqrbtuu0*2,rss5qrr7oqqdtuu0uuu0rss4rss6opqdttt0vvv0vvv1uvv0vvv1vvv2ttt3stt2tuu7ttt3stt3tuu7ttt3stt3tuu7ttt2*2,tuu8ttt2stt3tuu8stt2stt3ttu8stt2ttt2uuu4vvv0
  vvv0*23,vvv1uvv0vvv1vvv0rss6qrra*2,qrrbuuu0stt1qrr9qrs9qrrbtuu0*2,qrrarss9qrr9stt1uuu0qrsaqrrcqrr9stt3vvv0vvv1uvv0vvv1vvv3stt4rss8tuu6vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv3stt4rss8tuu6vvv0*19,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0vvv1vvv0*6,vvv1vvv0*14,
  vvv0*23,vvv1uvv0vvv1vvv0*22,vvv1uvv0vvv1vvv0sssesstasst9rrsbsstdqrrgsstdrrrittt6rrscqrrdsttarrsfrrshrssarssbrsserrrersscttt9vvv0*2,
  vvv0*23,vvv1uvv0vvv1vvv0usr2uuu5tuu7ttt9stt8uuu3*2,uvv1uuu4uvv1uuu3vvv2vvv1uuu2uvv2vvv0*6,vvv1uvv0vvv1*2,rrsarssbsttavvv0*19,
  vvv0*23,vvv1uvv0vvv1vuu2spn4stt9sttcsssbsssesttcssscqrrgrrsgsttarsshsssarssdqrrftuu5vvv0*6,vvv1uvv0vvv1vvv0*23,
  vvv0qss4orq5pqqkrssepqqnqrrkqrrhsssepqqmqrrfvvv0*12,vvv1uvv0vvv1tuu2lpo6sssaopplqrriqqqgqrrfrssbpqqnqqrfssscqqrlqrrkqrrhpqqh*2,vvv0*6,vvv1uvv0vvv1vvv0tuu7sssdrrrhrrrfqrrgqrrhrrsfpqqiqrrdvvv0*13,
  vvv0*2,uvu0vvv0*20,vvv1uvv0vvv1vvv0uuu1vvv1vvv0*7,vvv1vvv0*11,vvv1uvv0vvv1vvv0vvv1vvv0*4,vvv2vvv0*16,
  vvv0*23,uvv0*3,vvv0*22,uvv0*3,vvv0*23,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0stt5rrs6uuu3ttu3pqq8stt5uuu1sss7ttt2rss7ttt1vvv0*62,
  vvv0tuu4lnnckllinooeoopeklmilmmg*2,jklfnooejklcstt4vvv0*61,
  vvv0tuu6rsserssfrrshsstbrrsgttt8rrrdqrrerrrgrrsdrsscrssesss8qrrjsstarrsfttu4vvv0*55,
  vvv0*12,vvv1vvv0*61,
  vvv1vvv0*72,vvv1
board-visitor 1184x533
~ eFz2 lyou FtXO vojw e68S -Yf5 YsIE 1X9o nkkV -Yf5 Sc7Y JROo 8E2_ Yy3_ Bt8E E4je iG4C 94ix hRhr _VtC
~ x5NT plOP x7sz OiXL dfRR 8Izp hRhr W2Sz phnn BE1W PxAe aooB 9DSr aooB 24Cd fxhv hRhr S4z- nwZF phnn
~ 3N1d PxAe aooB siG- aooB 24Cd OICk hRhr -nnR 7pk4 phnn txgv vyya aooB 9DSr aooB Mx_q MrRl hRhr GWlY
~ Umro phnn G0_0 vyya aooB siG- aooB BhUv COtr hRhr iJgU phnn S_In vyya aooB s8oj aooB 24Cd MVkT 3Vy9
~ T6C- Me7y FUEi wF-3 FfL3 jsyp yCK5 obds 78Ey BvPK
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
~ eFz2 lyou OWGn vojw e68S -Yf5 YsIE 1X9o nkkV -Yf5 Sc7Y JROo 8E2_ Yy3_ Bt8E E4je iG4C 94ix hRhr _VtC
~ x5NT plOP x7sz OiXL dfRR 8Izp hRhr W2Sz phnn BE1W PxAe aooB 9DSr aooB 24Cd fxhv hRhr S4z- nwZF phnn
~ 3N1d PxAe aooB siG- aooB 24Cd OICk hRhr -nnR 7pk4 phnn txgv vyya aooB 9DSr aooB Mx_q MrRl hRhr GWlY
~ Umro phnn G0_0 vyya aooB siG- aooB BhUv COtr hRhr iJgU phnn S_In vyya aooB s8oj aooB 24Cd MVkT 8Izp
~ hRhr ZcLP hRhr kljD vas9 KvEr 6CH3 -TR2 RIga d8CR RIga bLtX x8V0 3Vy9 T6C- Me7y FUEi wF-3 FfL3 jsyp
~ yCK5 obds 78Ey BvPK
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
~ eFz2 lyou 0Msa vojw e68S -Yf5 YsIE 1X9o nkkV -Yf5 Sc7Y fe4k 8E2_ Yy3_ 1Md0 E4je iG4C 94ix hRhr _VtC
~ x5NT OpBm 8Izp hRhr W2Sz phnn BE1W r13D hRhr S4z- phnn 3N1d r13D hRhr -nnR phnn txgv zgIy hRhr GWlY
~ phnn G0_0 zgIy hRhr iJgU phnn S_In N9ox obds 78Ey BvPK
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
