hold 358x162
~ IqB6 xt-H H9jG PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q EYRF eybR 2O7t qX9j RzXN s5bF aYKU PiZq
  rrscrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*4,ttu4stt6rss9rrr6sss5vvv1vvv2vvv1vvv0vvv3vvv0*8,uvv2
  vvv0*4,sss5rssaqqrbppqbstt8rssgrrsd*2,qrrfrrsfuuu2vvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0prr7mop8uuu0sttcrrrfrrserss9rrsfrssdrrrfrrscrrrkrssdrrshsttarssdvvv0*3,vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0uuu6sssbrssesttasttbttt7ssscttt8rss9rssattt8vvv0*7,vvv2
  vvv0*4,uvv3tuu2uuu2uuu3uuu2tuu3tuu4uuu3tuu3uuu3*2,vvv0*7,vvv2
  vvv0*4,uuu0pqqbpqr9oqqeoppcqrr7pqrapqqc*2,vvv0*9,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
review 358x162
~ IqB6 xt-H GcCJ PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q Bnfy q2Bb 2O7t CDTF s5bF aYKU PiZq
  rss9rrrbttt3uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0*4,ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs6mpp7uuu0sssbrssdrssarrsdrssasssdrsseqrrfsst8rrrfrssdrrshsss9rrsfrsscvvv0vvv2vvv0vvv2
  vvv0stt1lop8uuu0tuu6stt6sst9uuu4vvv0*12,vvv1vvv0vvv2
  vvv0*4,uuu5ttt4ttt5uuu2vvv0*14,vvv2
  vvv0*4,uuu0qrr9pqqeoppeqrrapqqcoppdttt3vvv0*10,vvv2
  vvv0*5,uvv0*6,vvv0*11,uvv1
  uuu0tuu0*20,tuu1uvv0
address-needed 358x209
~ IqB6 xt-H 5Ydf PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o wwbv eJhm S8nP mgfn Cviy gjxi SK_1 bJNh Tv0q
~ V9eT BjTR J1U- Sat1 s5bF aYKU ienC aeqZ
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*4,vvv1tuu4uvv1vvv0*15,uvv2
  vvv0*4,oppdoppgnopcvvv0*15,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qss5knoguuu0rsserssbrrrbrssbqrrfsttaqqrfrrsfrsserrsbrrrhrrrasssa*2,rrsetuu6vvv2vvv0vvv2
  vvv0stt3oqr9uuu0ttu8vvv0*17,vvv2
  vvv0*4,uuu3vuu0vvu0*7,vvv0*9,vvv2
  vvv0*4,vus0spmfspmcrnkispmbtpnasolasnkdurp5vvv0*9,vvv2
  vvv0*5,vvu0*8,vvv0*9,vvv2
  vvv0*4,uuu5uuu1ttt4uuu2ttu4uvv0*2,uuu2*2,uvv0uvv1vvv4vvv0*6,vvv2
  vvv0*4,uvv6rrrcoppfqqrdpqqioppgqrreoppfppqgoppdtuu3uvv6vvv0*6,vvv2
  vvv1vvv0*3,vvv1uvv0*9,uvv1vvv0*7,uvv1
  uuu0rss0*20,ttt0uvv0
partly-used 358x142
~ IqB6 xt-H wpnz PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o -B5p eJhm S8nP mgfn Cviy y2aV 9e7s SK_1 bJNh
~ Tv0q NNtp kiXW d6MI Zpmw s5bF aYKU PiZq
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt3ttt5sst7rss5stt4vvv1vvv2vvv0vvv1vvv0*9,uvv2
  vvv0*4,rss7qrrbpqqdoppdsss9rsserssdrsserrsdvvv0*9,vvv2
  vvv0stt2qrs0uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qss7loo6uuu0rssbrssdrrrfsssbsssdrssdrrscsssarrrcrrsgrssaqrrcsstattt8vvv0*2,uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0uvv0tuu0tuu1tvu0*3,vvv0*2,vvv1vvv0*9,vvv2
  vvv0*4,tut0qtr4mqodmqoalqoenrp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
running-out 358x210
~ IqB6 xt-H so8k PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o IGB7 eJhm S8nP mgfn Cviy e6Th Im71 SK_1 bJNh
~ Tv0q q2ac r11y J1U- jyKd 6XUx s5bF aYKU ienC mGnV
  rsscrrseqrr9rssattu3uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt4ttt3sst7rss5stt4vvv1vvv0*12,uvv2
  vvv0*4,sss6rss8pqqdoppdsss9rrsfrssdrss9sssbqrrfrssdvvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss6knoeuuu0sssbsssarsscrrsfsssbrrrdssscqrrgrssdrss9qrrcsss8rrrcrrrhrssavvv0vvv2vvv0vvv2
  vvv0stt3npq9uuu0sttbttt9tttavvv1vvv0vvv1vvv0*7,vvv1vvv0*4,vvv2
  vvv0*4,vuu2uut2uut3vvu0*4,vvv0*11,vvv2
  vvv0*4,vus0tpnbtqo7soldspmc*2,spmbvvu0vvv0*10,vvv2
  vvv0*4,vvu0vuu0*6,vvv0*11,vvv2
  vvv0*4,uuu5uuu1uvv0uuu2uuu5vvv0*13,vvv2
  vvv0*4,uvv6rrsdpqqbrssduvv6vvv0*13,vvv2
  vvv0*4,vvv1uvv0*3,vvv1vvv0*13,uvv1
  uuu0tuu0*20,tuu1uvv0
unused-draw 358x190
~ IqB6 xt-H cEzd PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o Eetq eJhm S8nP mgfn Cviy 7w0s SK_1 bJNh Tv0q
~ VwUU J7bj BAjq 9ovH s5bF aYKU ienC 3Zts
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt4uuu3uuu1vvv2vvv0*14,uvv2
  vvv0*4,sss6pqqbnooenopjsst5vvv0*13,vvv2
  vvv0stt2prr2uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs7knoauuu0rss9rrrfsssdqrrdrrsc*2,ssscrsscqrrisss8rrrfrrrdrss9rrrcsstbuuu5uvv3vvv0vvv2
  vvv0uvv0*2,vvv0vvu0vvt0vus1vvt0*2,vut0*2,vvu0vvv0*10,vvv2
  vvv0*4,vur2sql9splfsqlcsplcspldrpkdvut0vvv0*10,vvv2
  vvv0*4,vvv1uuu0*3,vvv0*14,vvv2
  vvv0*4,uvv6sss7rssbvvv2vvv5vvv0*13,vvv2
  vvv0*4,uuv6stt6ttt7uuu2vvv4vvv0*13,vvv2
  vvv1vvv0*4,uuu0*2,uvv0vvv0*14,uuu1
granted 358x142
~ IqB6 xt-H yGdp PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q TxE9 kiXW d6MI Zpmw s5bF aYKU PiZq
  qrr9rrscrrs9uvv0*20,
  uvv0*22,uuu0
  vvv0*4,ttu4stt6rss9rrr6sss5vvv1vvv2vvv1vvv0vvv3vvv0*8,uvv2
  vvv0*4,sss5rssaqqrbppqbstt8rssgrrsd*2,qrrfrrsfuuu2vvv0*7,vvv2
  vvv0stt2rss2uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs5hlmduuu0sstbsssbrsserssarssdsssarsscrssfuuu4vvv0*7,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tuu0tut0tuu0*3,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqocmqoamqoeorp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
granted-with-end 358x162
~ IqB6 xt-H 5w05 PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o IGB7 eJhm S8nP mgfn Cviy e6Th Im71 SK_1 bJNh
~ Tv0q rMZO kiXW d6MI Zpmw s5bF aYKU PiZq
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uvv0*22,uuu0
  vvv0*4,ttt5ttt4rss9rrr6sss5vvv2vvv0*12,uvv2
  vvv0*4,sss6sss7qqrbppqbstt8rsserssdrss9sssbqrrfrssdvvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss6knoeuuu0sssbsssarsscrrrgsssbqrressscqrrgrssdrss9qrrcsss8rrrcqrrirssavvv0vvv2vvv0vvv2
  vvv0stt3npq9uuu0stt9ttt5sstcvvv0*15,vvv2
  vvv0*4,uuu1tuu2tuu3uvu0*3,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqodmqoalqoenrp9vvv0*12,vvv2
  vvv1vvv0*4,uvu0*5,vvv0*12,uvv1
  uuu0ttt0*20,tuu0uvv0
won-without-task 358x142
~ IqB6 xt-H uaYS PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o LR2M eJhm S8nP mgfn Cviy MYSD CMiO SK_1 bJNh
~ Tv0q TxE9 kiXW d6MI Zpmw s5bF aYKU PiZq
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt4sss6ttt5sss5ttt3rss7uuu1vvv1vvv0*9,uvv2
  vvv0*4,rss6qrrbpqqeqrrboppfsss6noohttt6rrrerssavvv0*8,vvv2
  vvv0tuu1rss1uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0prr8knoauuu0sstbsttbrsserssarssdsssarsscrssfuuu4vvv0*7,uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0uvv0tut1tvu0tuu1tvu0*2,vvv0*12,vvv2
  vvv0*4,tut0qtr4mqodmqoalqoenrp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
on-its-way 358x162
~ IqB6 xt-H Opq2 PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q Z7cB S6NH 2O7t 467E s5bF aYKU PiZq
  rss9rssarss8rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*8,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*7,vvv2
  vvv0*4,ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs6mpp7uuu0sssasssdrssarrsersscsssarssessscqrrhrsscrssesss9rrsdrssdvvv0*2,vvv2vvv0vvv2
  vvv0stt1lop8uuu0tuu6stt6sst9uuu4vvv0vvv1vvv0*10,vvv1vvv0vvv2
  vvv0*4,uuu5ttt4ttt5uuu2vvv0*14,vvv2
  vvv0*4,uuu0qrrbpqqbpqqcpqr9oppcrss7vvv0*11,vvv2
  vvv0*5,uvv0*6,vvv0*11,uvv1
  uuu0tuu0*20,tuu1uvv0
delayed 358x162
~ IqB6 xt-H KYQS PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o LR2M eJhm S8nP mgfn Cviy MYSD CMiO SK_1 bJNh
~ Tv0q UJH- la_7 J1U- jyKd s5bF aYKU PiZq
  qrraqrrdrrs8uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt4sss6ttt5sss5ttt3rss7uuu1vvv1vvv0*9,uvv2
  vvv0*4,rss6qrrbpqqeqrrboppfsss6noohttt6rrrerssavvv0*8,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qss6mpp5uuu0sssbsss9qrrcrrserrrcsssassscrssdsstbqrrhrssasttaqqrgrrsfuuu3vvv0vvv2vvv0vvv2
  vvv0stt3oqr6uuu0ttt9sst9stt8sssdttt7sttassscvvv0*11,vvv2
  vvv0*4,uuu3ttt6uuu2uut4uut3*2,uuu4vvv1vvv0*10,vvv2
  vvv0*4,vus0tpnbsolcsnlfsolcusq5vvv0*12,vvv2
  vvv0*4,vvu0vuu0*4,vvu0vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
arrived 358x142
~ IqB6 xt-H WgRz PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q R2qd kiXW d6MI Zpmw s5bF aYKU PiZq
  rss9rrrastt5uvv0*20,
  uvv0*22,uuu0
  vvv0*4,ttu4stt6rss9rrr6sss5vvv1vvv2vvv1vvv0vvv3vvv0*8,uvv2
  vvv0*4,sss5rssaqqrbppqbstt8rssgrrsd*2,qrrfrrsfuuu2vvv0*7,vvv2
  vvv0stt2rss2uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0qrs5hlmduuu0ssscrssdrrsbrrsessscrssfsssdqqrjsssasstbqrrhsttdstt9vvv0*3,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tvu0tut0tvu0tuu1tuu0vvv0*12,vvv2
  vvv0*4,tut0qtr4mqocmqoamqoeorp9vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
used 358x142
~ IqB6 xt-H nJwt PiZq hS75 n7Iz UgaY 2fTo u3Tz Swrp s5bF QZrH eJhm S8nP pAzd 9jXZ xXLA Im71 SK_1 bJNh
~ Tv0q sVPw 7Zd5 2O7t u4LC s5bF aYKU PiZq
  rssbrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*4,tuu3*2,sst7sss5ttt4vvv2vvv0*12,uvv2
  vvv0*4,ttt4stt5rss8qrr8ttt6rsserssdrss9sssbqrrfrssdvvv0*7,vvv2
  vvv0ttt2qrr4uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss5mnnduuu0sttcrrrcrssdsttavvv0*12,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0*2,uvv0uuu1uuu0vvv0*14,vvv2
  vvv0*4,uuu0sst4pqrbopqatuu3vvv0*13,vvv2
  vvv1vvv0*21,uuu1
expired 358x142
~ IqB6 xt-H H7qc PiZq hS75 n7Iz UgaY 2fTo u3Tz Swrp s5bF zbMh eJhm S8nP pAzd 9jXZ knfw 9e7s SK_1 bJNh
~ Tv0q GEBR 15dH 2O7t Lj7T s5bF aYKU PiZq
  qrrarrsbrss7uvv0*20,
  uvv0*22,uuu0
  vvv0*4,ttu3ttt5sst7sss5ttt4vvv2vvv3vvv0vvv2vvv0*9,uvv2
  vvv0*4,ttt5sst7rss8qrr8ttt6sssdrsscrssersscvvv0*9,vvv2
  vvv0stt2qrr1uvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rss5opp5uuu0sss8qrrhrrrbrrreqrrerrsbsttarrrestt9qrrcsttbvvv0*5,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0*2,uuu0*4,vvv0*13,vvv2
  vvv0*4,uuu0rss9pqq9oppfoqqatuu3vvv0*12,vvv2
  vvv1vvv0*21,uuu1
cancelled 358x162
~ IqB6 xt-H qZ8j PiZq hS75 n7Iz UgaY 2fTo u3Tz Swrp s5bF ZMQM eJhm S8nP pAzd 9jXZ p4Y9 8kZ8 SK_1 bJNh
~ Tv0q QQLa sekE 2O7t Lj7T s5bF aYKU PiZq
  rrsarss8qrrcstt4uvv0*19,
  uvv0*22,uuu0
  vvv0*4,uuu3ttt5sst7sss5ttt4vvv1vvv2vvv1vvv0vvv3vvv0*8,uvv2
  vvv0*4,ttt4sst7rss8qrr8ttt6rssgrrsd*2,qrrfrrsfuuu2vvv0*7,vvv2
  vvv0*2,uvv0vvv0ttt9qrrfsssdqrresttbvvv0*13,vvv2
  vvv0rrs5opq6uuu0rsserssarssbrssfrrrisss9rrserrscrrsdqrresttarsserssfrrrfttu7vvv0vvv2vvv0vvv2
  vvv0ttt0opq5uuu0stt9sss9ttt9sttbttt6sstcstt6stt9ssscttt6stt9rssfuuu6vvv0*5,vvv2
  vvv0*4,uuu3ttt5uuu2uuu3uuu2tuu3uuu3uvv2uuu4uuu3*2,uuu4*2,vvv0*5,vvv2
  vvv0*4,uuu0rss9pqqaopqepqqbpqqarss5vvv0*11,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
ready-several 358x469
~ IqB6 xt-H -nid PiZq uMdt skqR 0VW7 U39r tc-7 YcPD cWF4 pAUZ Kvfj Jsc5 C85m JhQX kb6A -8fs FWgE 7yns
~ JT_f aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix KG4Z MuT- Z3OC 0g9S a7xD C8OJ _07u 7yns JT_f aQOk eJhm
~ S8nP mgfn Cviy h3ER 8kZ8 S6Ix KG4Z MuT- 7rii 56p0 Svp5 KK60 _07u 7yns JT_f aQOk eJhm S8nP mgfn Cviy
~ h3ER 8kZ8 S6Ix KG4Z MuT- 7rii 56p0 Svp5 Tjvw
  rss8qrrdrss6rss9rssauvv0*18,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1nmkakljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqo4*2,usp4tsp5vtq2vuq0*16,vrj4
  vto1vsl0vqh0*18,vri0vuq0vrj4
  vto1vn81vm50*4,rj46ul51tk54ul53vm50tl55tk53tk54*2,sk54ul51vm50*4,vsl1vrj4
  vto1vn81vm50*4,ng36sk55rj48qi4crj48qi4crj47sj47qi47rj48ul52vm50*4,vsl1vrj4
  vto1vqg1vpc0*19,vtp0vrj4
  vtp1vus0*21,vsk4
  vus2vvt0vus0vvu0ttu4stt7sssarrr6rss6vvv1vvv2vvv1vvv0vvv3vvv0*3,uvv1uvv0*3,vvv1vsn5
  vus2trn6plgavur2sss5rrsbqrrbppqasss9rssgrrsfrrscrrsfrrrfuuu3vvv0uvv3uuv2oppgoppluuu5uvv6vsn5
  vus2vus0tro3vvt0ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*3,vvv1uuv2uvv0*3,vvv3vsn5
  vus2vvv0*3,uut5utt7uts8tsqbusrcusr9*2,uts8usrausrbvvv0*8,vsn5
  vus2vvv0*3,vvu2vuu2vvu2vuu3*2,vuu2vvu2vuu2vut4vuu4vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vtq2usn2vut0qqraoppimnomklmhoopfrsshqrrhqrrerrsfqrrjuuu3vvv0vvv1uuv2tuu2uuu1uvv0vvv4vsn5
  vus2usp4plgbvur2ttt9stt8tuu7ttt6uuu3stt6sst9ttu6ttt8vvv0*3,vvv2uuu3pqqeoppjuuu5uvv6vsn5
  vus2vvu0vvt0vvv0uuu3tuu5uuu4*3,uuu5tuu5ttu6uuu5vvv0*4,uvv1uvv0*3,vvv0vsn5
  vus2vvv0*3,ttu7stt9sttbrrsfsttbqrrgsssbstt8qrrjttt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvu0vvt0vvu0tuu4ttt5stt8rss5sss4vvv1*3,vvv0vvv2vvv0*3,uvv1uvv0*3,vvv0vsn5
  vus2trn6pmg9vus2sss5qrrcpqqdoppbrssarssgrrrgrrrdrrsfqrrguuu3vvv0uvv3uuv2pqqeppqiuuu4uvv6vsn5
  vus2vus0trn5vut0ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*3,vvv1uuv2ttu2tuu3uuu1vvv3vsn5
  vus2vvv0*3,uuu4tuu6tuu7sttattt6sssbttt7uuu4sttbuuu4vvv0*8,vsn5
  vus2vvv0*3,uvv2uuu4*2,uuu5uvv4uuu5uuu4uuu3tuu7vvv3vvv0*8,vsn5
  vus3vvv0*21,vsm7
  vso2vsl0*20,vrl2uuu0
ready-one 358x292
~ IqB6 xt-H 35bh PiZq uMdt skqR 0VW7 U39r tc-7 YcPD cWF4 -FV_ Kvfj Jsc5 C85m JhQX MeXL -8fs FWgE 7yns
~ JT_f aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix Z3OC 0g9S a7xD C8OJ
  rss8qrrdrss8sst6uvv0*19,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1pombkljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqn2rqn5usp4tsp5vtq2vuq0*16,vrj4
  vto1vsl0vqh0*18,vri0vuq0vrj4
  vto1vn81vm50*5,rj47ul51tl53ul53ul52tl53tk56sk54tl52vm50*5,vsl1vrj4
  vto1vn81vm50*5,lf36tl53qi49qi4csk58sk57qi48qi49ul54vm50*5,vsl1vrj4
  vto1vqg1vpc0*19,vtp0vrj4
  vtp1vus0*21,vsk4
  vus2vvt0vus0vvu0ttu4stt7sssarrr6rss6vvv1vvv2vvv1vvv0vvv3vvv0*8,vsn5
  vus2trn6plgavur2sss5rrsbqrrbppqasss9rssgrrsfrrscrrsfrrrfuuu3vvv0*7,vsn5
  vus2vus0tso3vvt0ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*9,vsn5
  vus2vvv0*3,uut5utt7uts8tsqbusrcusr9*2,uts8usrausrbvvv0*8,vsn5
  vus2vvv0*3,vvu2vuu2vvu2vuu3*2,vuu2vvu2vuu2vut4vuu4vvv0*8,vsn5
  vur3vvv0*21,vsn6
  vso2vri0*20,vrj2uvv0
ready-claiming-all 358x496
~ IqB6 xt-H _Iep PiZq uMdt skqR 0VW7 U39r tc-7 YcPD cWF4 pAUZ Kvfj k-kz XKxC C85m JhQX kb6A psVP -8fs
~ FWgE 7yns JT_f aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix VzzQ DhFb Z3OC 0g9S a7xD C8OJ _07u 7yns JT_f
~ aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix VzzQ DhFb 7rii 56p0 Svp5 KK60 _07u 7yns JT_f aQOk eJhm S8nP
~ mgfn Cviy h3ER 8kZ8 S6Ix VzzQ DhFb 7rii 56p0 Svp5 Tjvw
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiilljdlljcjjilooldonl9kkijjkigmmkgsro6vuq0tsp9ppmhsrocrqoarqneqpnerqndrqngsrocusp6vrj4
  vto1vtq1*2,utp1sro4vtq0*2,utq1utp1vtq1vtq0vuq0*2,utq2vtq1*2,utp5vtq1*3,utq1vuq0vrj4
  vto1nmkakljhtsp8sro8utp3vuq0*16,vrj4
  vto1rqo4*2,usp4tsp5vtq2vuq0*16,vrj4
  vto1vsl0vqh0*18,vri0vuq0vrj4
  vto1vn81vm50*3,tk53vm51rj47ul51tl53ul53vm50tl55sk53ul54sk55rj44vm50*4,vsl1vrj4
  vto1vn81vm50*3,sk55vm51lf36tl53qi49qi4crj47rj4arj48rj47qi48rj49vm50*4,vsl1vrj4
  vto1vqg1vpc0*19,vtp0vrj4
  vto1srocrqocsrodsro8sro9tsp5vuq0*15,vrj4
  vto1vtq1*2,vtq2usp3vtq1vtq0vuq0*15,vrj4
  vuq1vvt0*21,vsl5
  vus2vus1utp1vvt0sss9pqqfoppjnoofoppdsttdsssdsssasttbrssfuuu2vvv0*2,uuu0*4,vvv0vsn5
  vus2tso6okedvur2sss5ttu4*2,sss3uuu3ttt6ttt8ttu5ttt6uuu4vvv0*3,stt1opqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvu0ttu8rrsbttt9sss9ttu6stt9rssasssbsttbvvv0*4,uvv0*4,vvv0vsn5
  vus2vvv0*3,uts7usrausrbtqpftrpgtrqc*2,tsrbtrpetrqfvvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vvv0vvu0vvv0*2,vvv1*2,uuu1uuu0vvv0*13,vsn5
  vus2uso5rpk6vus1qrr9opphnooklmngppqersshqrrhqrrerrsfqrrjuuu3vvv0*2,stt1qrr6qrr7stt1vvv0vsn5
  vus2vtq1roj7vus1ssscqrrdsstbrssbstt8rrsbqrrersscrssdvvv0*4,tuu0rss3rss5stt1vvv0vsn5
  vus2vvv0vvu0vvv0uuv2uvv3vvv3uuu5uvv2uuu4uuu3vvv1uuu5vvv0*9,vsn5
  vus2vvv0*3,uuu5tuu6ttt8tttattu8sssbttt8ttt7ssseuuu7vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vus2vus0vtq0vvt0stt8qrrepqqioppdpqqbtttbsstbstt8ttt8sstcuuu2vvv0*2,uuu0*4,vvv0vsn5
  vus2tro6nkedvur2sss5ttu4ttt4sss4uuu4ttu6ttu8tuu6ttu7tuu6vvv0*3,stt1opqaopqdstt3vvv0vsn5
  vus2vvt0vus0vvu0ttt9qrrdsstbrssbttt7rssbrrrcrsscssscvvv0*4,uvv0uuu0*3,vvv0vsn5
  vus2vvv0*3,ttt7sttasstbrrsfsttbqrrgsssbstt8qrrjttt8vvv0*8,vsn5
  vus2vvv0*21,vsn5
  vuq3vvu0*20,vut1vto5
all-claimed 358x547
~ IqB6 xt-H oquN PiZq ITGt CeNm tbmh nqa5 d6MI ifO4 YqUR MiCb pAUZ Kvfj ujUN dtjU dFUw A2W2 Vc8o DUYO
~ eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix dFUw A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix dFUw A2W2
~ Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix 0N6_ 6FB4 -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL ytg0 7-62
~ TPsC FCAc RZov MjTc yPVC
  rrsdrssarrsdrrrauvv0*19,
  uvv0*22,uuu0
  vvv0*13,uvv0*8,vvv0uvv2
  vvv0jkljkmmqjklmjkkilmmkjklgjklkvvv0*4,tuu0nrpdnqpdmqogmqoclqnhmqoenrpcnrpbuvu0vvv2
  vvv0*13,uvu0*8,vvv0vvv2
  vvv0rrr5qqr8vvv0*19,vvv2
  vvv0oopamnngrrrfqqqfuuu3vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrrcrrrcrrrgqqqjqrresssbrssfrrrerrrgsssarrsarrsfrrsdrssdqrrhvvv0*6,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqqaoppgmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0stt2loo9uuu0rssdqrrdsssbrssbsss7rssaqrrdrssbssscvvv0*9,vvv2
  vvv0*11,vvv2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqqaoppgmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0stt2loo9uuu0rssdqrrdsssbrssbsss7rssaqrrdrssbssscvvv0*9,vvv2
  vvv0*11,vvv2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqqaoppgmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0stt2loo9uuu0rssdqrrdsssbrssbsss7rssaqrrdrssbssscvvv0*9,vvv2
  vvv0*11,vvv2vvv0*10,vvv2
  vvv0*22,vvv2
  vvv0lmnemnnjpqqenooglmnivvv0*16,vvv2
  vvv0*22,vvv2
  vvv0uuu0tuu0vvv0rss9*2,qrrbsss8qrrdvvv0*13,vvv2
  vvv0prr7fklfuuu0ttt6sss8stt7rrrbrss8vvv1vvv0*7,rss9ppqjnooinopkttt4vvv2
  vvv0uuu0tuu0vvv0ttt7sssbsstcrsscttt8sssbqrrevvv0*11,vvv2
  vvv0*4,mop3gkl0*10,rss2tuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv07df619c0*18,2ac0prr5vvv2
  vvv03bd619c0*6,chia8egf7efd9fhdagheagih5ce719c0*6,mpp6vvv2
  vvv05ce619c0*19,oqq5vvv2
  vvv0uuu0stt0*19,vvv0uvv2
  uuu0*21,uuu1uvv0
totals 358x27
~ IqB6 xt-H Vkwo PiZq
  qrrbrrrbuuu0uvv0*20,
  uvv0*23,
totals-none 358x27
~ IqB6 xt-H wwhc PiZq
  qrrbrrrbsss8rrsauuu1uvv0*18,
  uvv0*23,
visitor 358x383
~ IqB6 xt-H A2jr PiZq npq- PiZq pkZW jR7d 9_Ak -4da Ikdc z2yA D-O3 Bprc
  rssbrrrbtuu1uvv0*20,
  rst1npp0*4,prr1tuu0*10,rtt1npp0*4,pqr1uvv0
  5bd518a0*4,dij5ptt0*10,mqq518a0*5,dhie
  39b518a0*4,kop5ptt0*10,pst05bd418a0*4,5bde
  39b518a0*3,8eg5ptt0*5,qsq0rrn0ptt0*5,imn418a0*4,5bde
  39b518a0*2,6ce3ors1ptt0*5,tpg1vm70pst0ptt0*5,ejk418a0*3,5bde
  3ac56ce1fkl2pst0ptt0*6,rts0rsq0qtt0ptt0*6,kop29eg139b05bde
  pst0ptt0*7,qtt0uvv0vvv0*3,rtu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,qtt0ptt0*7,qst0
  pst0ptt0*6,qtt0vvv0*6,suu0ptt0*7,qst0
  blm2akm0*7,blm0*6,akm0*8,dln7
  7jl36ik0*21,akm8
  pst1pst0*21,pst3
  vvv0stt6sss3rss6stt3rrs6ttt2sss3ttt3ttt5sss4sst4ttt4sst4sss5sss4qrr7uuu1vvv0*4,vvv2
  vvv0oppamnnepqqcpqqdpqqcqrr8noo9oppaoppenoodoppdrss9nooanooeoppdnoocsst4vvv0*4,vvv2
  vvv0uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv1vvv2
  vvv0sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttauuu2vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqrrhrrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0stt1qrs0*4,rst1vvv0*2,uvv0*5,vvv0*8,vvv2
  vvv04ce619c0*4,1ac0stt9vvv1vvv0*5,uvv6vvv0*7,vvv2
  vvv03bd65ce79fhe9fhd6df819c0rssdvvv0qqr8mnnmpqqdmnojvvv2uvv7vvv0*7,vvv2
  vvv08fg53bd0*4,5ce1tuu5uvv1uvv0*5,uuv5vvv0*7,vvv2
  vvv1vvv0*21,uvv1
empty 358x757
~ IqB6 xt-H R-oV PiZq Yl0y PiZq Sui- BvrJ s2ZJ npq- PiZq pkZW jR7d 9_Ak 7Opv Ikdc z2yA vtmw ITGt 0bnm
~ -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL zaui 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq rvtL zaui 7-62 TPsC ws31
~ A2W2 Vc8o Eetq PiZq Ri-D zaui 7-62 5R8k
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  pqqhqqreqrrgqrr8qrr9qrr8qrrbstt6uvv0*15,
  uuu1*2,uuu2ttt3uuu1uuu0tuu2uuu0uvv0*15,
  mpp3fjk0*4,kno2stu0*10,prs2fjk0*4,hll1tuu2
  3ac518a0*4,ejk5ptt0*10,nrr318a0*5,8dff
  39b518a0*3,18a1mqr3ptt0*11,7df518a0*4,5bde
  39b518a0*3,dij5ptt0*5,rrn0spi0ptt0*5,lpq328a118a0*3,5bde
  39b518a0*2,chj4pst0ptt0*5,spi1vn90pst0ptt0*5,jno339b118a0*2,5bde
  9eg4chj1lpq2ptt0*6,qtt0suu0*2,rtu0ptt0*6,ors1fjl19eg0bghb
  pst0ptt0*7,rtu0vvv0*4,tuu0ptt0*8,qst0
  pst0ptt0*7,vvv0*6,rtu0ptt0*7,qst0
  ost0*7,pst0uvv0*6,rtu0ost0*7,pst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  vvv0*22,vvv2
  vvv0noogpqqc*2,pqq9noocoppc*2,nooerrr8mnnjnopjnoodppqanoofrrrbpqqcoppcnoo9oppcsss3vvv0vvv2
  vvv0tuu4rrr5sss6ttt4rss5rss6sss6rrr5stt4sss8stt6rss7sss5sss6stt3ppq9ttt5rss6ttt6uuu1vvv0vvv2
  vvv0stt6sttbttt9ttt5stt7tuu6ttt6*2,stt8uuu6sst9ttt6ttt7tuu7ttt8ttt6uuu4sttbstt6tuu7uvv2vvv2
  vvv0uuu5ttt8*2,tuu5uuu5ttu6tuu5ttt8ttu6tuu4tuu7uuu6ttu6uuu5ttt8uuu5uuu4ttt8ttt6uuu5vvv1vvv2
  vvv0rssdqrrhqrrgsss9qrrgrrsdqrriqrrdssscrrrcqqrirrrdttu5vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0mpq2imn0*13,loo2vvv0*6,vvv2
  vvv03bd62ac12ac22ac12ac319c0*2,2ac219c0*3,1ac02ac219c0*2,uuu5vvv0*5,vvv2
  vvv03bd63bd38fgc9fhd7efa9fhc7egd9fge9fhb9fhf7ef89fhd9fhe5ce519c0tuu6vvv0*5,vvv2
  vvv0fkl4agi0*13,dij2vvv0*6,vvv2
  uvv0vvv0*21,uuu1
  uuu0uvv0*20,uuu0uvv0
  vvv0*22,uvv2
  vvv0klmeklmfmnognoocmnndikkhvvv1vvv0*14,vvv2
  vvv0uuu0uuu2vvv1*3,uvv1vvv0*15,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu5sssarssbrssauuu2vvv2
  vvv0stt2loo9uuu0rssdqrrdsssbrssbuuu3vvv0*8,ttt4stt8sss7sss9uuv2vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qqrdppqfoppg*2,nopjvvv1vvv0*7,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0ssscrrsbttt9sss9uuu2vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv1*4,vvv0*14,vvv2
  vvv0*22,vvv2
  vvv0stt3prr3uvv0qrrcnoojpqqfppqjqrrbnooprrrevvv0*11,vvv2
  vvv0qss7loo9uuu0ttt9stt8tuu6ttt6vvv1vvv0*8,uuv1qrrbnophopplttt4vvv2
  vvv0*2,uvv0vvv0uuu3tuu5uuu4*2,vvv1vvv0*13,vvv2
  vvv0*22,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
loading 358x1300
~ IqB6 xt-H jYF6 PiZq Yl0y PiZq Sui- PiZq GjZB s2ZJ XT_0 XT_0 hCNB XT_0
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjiikkhnopakmm9klmflmneklmbklmdklleuvv0*14,
  sss5mno9rss5qrr4qrr6pqq6pqq7pqq4pqq6uvv0*14,
  uuu0tuu0*21,uvv0
  rss0*22,stt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  stt0rss0*21,ttt1
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  uuu0tuu0*21,uvv0
  uvv0*23,
  stt0*23,
  rss0*23,
  rss0*23,
  uvv0*23,
  stt0rss0*21,ttt1
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*23,
  rss0*22,stt1
  tuu0rss0*20,stt0uvv0
failed 358x224
~ IqB6 xt-H Ksp_ PiZq Yl0y PiZq Sui- BHY8 r2Ua oZIz 0N6_ dO-q
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0jklnklmgqqq8nooglmmmkmmknoofppqcklmgmnneoopcmnngnoohppqcmnnelmnhmnndnoofkmmgvvv2vvv0vvv2
  vvv0ttt5tuu2uuu2*2,stt4ttt3ttu3uuu2tuu2ttt4*2,sss4ttt2uuu2*2,tuu4ttt2uuu2ttt2vvv0*2,vvv2
  vvv0sstcqqresssbrss7rrrettt5rrsfrssbppqfsssesssdstt8qrrfrrreqrrfsssbvvv0*5,vvv2
  vvv0vvv1uvv0*4,vvv1vvv0*15,vvv2
  vvv0uvv6qrrbrss9qrrarrseuvv6vvv0*15,vvv2
  vvv0uuu5ttt4sss4rrs7ttt5uuu5vvv0*15,vvv2
  vvv1vvv0*21,uvv1
failed-in-part 358x490
~ IqB6 xt-H Ak0E PiZq Yl0y PiZq Sui- BBGw s2ZJ fQZs NxsB lelY 2p05 IMGM NiVk 56Ju ghR1 56Ju g2Nh CTKm
~ 9C8J -8fs UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh Tv0q EYRF eybR 2O7t
~ qX9j RzXN s5bF aYKU PiZq
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  ikkgjllgopp9lmn8lmmdmooclmm9lmmckmmcuvv0*14,
  rrr6lnnbqrr6qqr6pqq7opp8opp9opp5opp7uvv0*14,
  rss8qrrarrrarss9qrrcrrsastt7rss8qrrd*2,stt5sss7rrsaqrrgrss9rssastt5rssarss9qrrdtuu2uvv0*2,
  uuu2tuu3ttt3tuu1tuu3*2,uuu1ttt2ttu3ttt3ttt4tuu2*2,tuu3tuu2ttt2ttt3tuu3ttt1uuu1uuu0uvv0*2,
  vut0*22,uuu0
  vsr1tpncurp5urp6tqnauro7*2,tqo7uro7urp8urp7tqo8tqo7tqo8uro5uqo8uqo6urp6tqo7*2,uqo6vsq1vtr0
  vtr0urp5urp3urp4uro7usq4urp6urp5uro6uro7urp4urp7urp5uro6usq3urp6urp4*2,vsq3uqo6vsq3vsr0vtr0
  vsr1rolaspn7sombspn9rolbtqnbsolbtpmaspmfspm9tqo9somctqn9tqn7spmcsoldspmausq3vtr0*4,
  usr3usq1rqo7trp4sqp6trp5usq5vtr0*16,
  usr3vtr0rpo9sqp7qpnatrp8usq5vtr0*16,
  vts0usr0*5,vtr0*16,vts0
  uvv0*23,
  uvv0*23,
  tuu2ttt5uuu0*2,tuu1tuu3uvv0*3,uuu0uvv0*13,
  rrr7qrrfttt3ttt4pqrcrrr9qrr9opqfqrrcstt3uvv0*13,
  stt0*3,uuu0*20,
  uuu0*23,
  tuu0qrr5rss4qrr5rss5*2,tuu0*14,stt0stt1tuu1
  tuu0qrr5rss4qrr5rss5pqr7tuu0*14,stt0stt1ttt1
  vvv0*22,uuu2
  vvv0*4,qqqaoppgmnnlklmippqdrrsiqrrgqrrf*2,qrrjuuu2vvv0*7,vvv2
  vvv0*4,uuu5ttt8uuu5ttt6uuu5vvv0*13,vvv2
  vvv0tuu0ttt0vvv0ttt8stt9ttt9ttt7tuu7vvv0vvv1vvv0vvv3vvv0uuv4vvv0uuu3vvv0*5,vvv2
  vvv0prr7gkleuuu0ttt8rssersscrss9rsserssd*2,rsscrsshrssdsstdsttattt9vvv0*3,uvv3vvv0vvv2
  vvv0uuu0*2,vvv0ttu9qrrdrrrhsssdrssesssarrrgsstbqrrcqrressscvvv0*7,vvv2
  vvv0*4,uvv0rss5ttt2ttt3stt3stt2stt3*3,vvv0*9,vvv2
  vvv0*4,uuu0rss5qrr7qrrapqr8rss4rss7qrr8rrs8vvv0*9,vvv2
  uvv1vvv0*21,uuu1
