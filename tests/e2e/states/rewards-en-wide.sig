hold 1184x112
~ IqB6 xt-H H9jG PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q EYRF eybR 2O7t qX9j RzXN s5bF aYKU PiZq
  rrscrss8uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*60,
  vvv0stt1rst1uvv0rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*46,uuu1*2,uvv0*7,vvv0*4,
  vvv0qrs6hlmduuu0ttt9qrrfsssdqrresttbvvv0*52,rss6qrr9pqq9oppdqrr9pqqapqqbpqqdrss5vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sttcrrrfrrserss9rrsfrssdrrrfrrscrrsjrssdrrshsttarsscsttarsscqrrhsssdssscqrrbrrsfsstarrraqrresttavvv0*46,
  vvv1vvv0*11,vvv1vvv0*61,
review 1184x112
~ IqB6 xt-H GcCJ PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q Bnfy q2Bb 2O7t CDTF s5bF aYKU PiZq
  rss9rrrbttt3uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*60,
  vvv0tuu1stt1uvv0rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*48,uvv0*7,vvv0*4,
  vvv0prr7gkleuuu0ttt9qrrfsssdqrresttbvvv0*53,uvv0qrraqrrboppepqr8oqqbopqdrss5vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sssbrssdrssarrsdrssasssdrsseqrrfsst8rrrfrssdrrshsss9rrsfrssc*2,qrrc*2,vvv1vvv0*51,
  vvv1vvv0*73,
address-needed 1184x112
~ IqB6 xt-H 5Ydf PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o wwbv eJhm S8nP mgfn Cviy gjxi SK_1 bJNh Tv0q
~ V9eT BjTR J1U- Sat1 s5bF aYKU PiZq aeqZ
  qrra*2,rss7rss8qrr9rrr9uvv0*68,
  uuu0uvv0*72,uuu0
  vvv0*4,vvv1tuu4uvv1vvv0*67,
  vvv0tuu1qrs5uvv0oppdoppgnopcvvv0*43,vvu0vts1vut0*7,vvv0*3,uuu4uvv0*9,uuu4vvv0
  vvv0qrr7jmnkuuu0ttt9qrrfsssdqrresttbvvv0*41,vut0tpnetpmbrnkgsomatpnasolasoldtqn7vvv0uuu4vvv0uvv6opphppqhnoogoppppqqeppqeoppioopipqqeuvv6vvv0
  vvv0uvv0uuu0vvv0rsserssbrrrbrssbqrrfsttaqqrfrrsfrsserrsbrrrhrrrasssa*2,rrserrrgvvv1vvv0*41,uvv2uvv0*9,uvv2vvv0
  vvv1vvv0*73,
partly-used 1184x112
~ IqB6 xt-H wpnz PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o -B5p eJhm S8nP mgfn Cviy y2aV 9e7s SK_1 bJNh
~ Tv0q NNtp kiXW d6MI Zpmw s5bF aYKU PiZq
  qrrbqrrcsss8rrs7tuu2uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*4,ttt3ttt5sst7rss5stt4vvv1vvv2vvv0vvv1vvv0*61,
  vvv0stt2qrs0uvv0rss7qrrbpqqdoppdsss9rsserssdrsserrsdvvv0*51,uvu0tvu0*4,uvu0vvv0*4,
  vvv0qss7loo6uuu0ttt9qrrfsssdqrresttbvvv0*55,rus2qtr3lpndlqoemqodpsq6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0rssbrssdrrrfsssbsssdrssdrrscsssarrrcrrsgrssaqrrcsstattt8vvv0*56,
  vvv1vvv0*5,vvv1vvv0*5,vvv1vvv0*61,
running-out 1184x112
~ IqB6 xt-H so8k PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o IGB7 eJhm S8nP mgfn Cviy e6Th Im71 SK_1 bJNh
~ Tv0q q2ac r11y J1U- jyKd 6XUx s5bF aYKU PiZq mGnV
  rsscrrseqrr9rssattu3uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*4,ttt4ttt3sst7rss5stt4vvv1vvv0*64,
  vvv0ttu2qrs4uvv0sss6rss8pqqdoppdsss9rrsfrssdrss9sssbqrrfrssdvvv0*44,vut0*6,vvu0vvv0*2,vvv4uvv0*3,uuu4vvv0
  vvv0qrs8hlmjuuu0ttt9qrrfsssdqrresttbvvv0*49,vuu0tqnaurp4tpmaspmatpmfrnkdvut0vvv3vvv1uvv6ttt7oppepqqhuvv6vvv0
  vvv0uvv0uuu0vvv0sssbsssarsscrrsfsssbrrrdssscqrrgrssdrss9qrrcsss8rrrcrrrhrssarrristtbsssbvvv0*46,vvv1uvv0*3,uvv2vvv0
  vvv1vvv0*6,vvv1vvv0vvv1vvv0*7,vvv1vvv0*56,
unused-draw 1184x112
~ IqB6 xt-H cEzd PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o Eetq eJhm S8nP mgfn Cviy 7w0s SK_1 bJNh Tv0q
~ VwUU J7bj BAjq 9ovH s5bF aYKU PiZq 3Zts
  rssbrrs9rss7qrrarss9uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*4,ttt4uuu3uuu1vvv2vvv0*66,
  vvv0stt1qss1uvv0sss6pqqbnooenopjsst5vvv0*50,vvt0*7,vvv0*3,uuu4uvv0*2,uuu4vvv0
  vvv0qrs8knobuuu0ttt9qrrfsssdqrresttbvvv0*50,trn7tqmbrokgtqmbspkbspketrn7vvv0uuu4vvv0uvv6oppgoppmuvv6vvv0
  vvv0uvv0uuu0vvv0rss9rrrfsssdqrrdrrsc*2,ssscrsscqrrisss8rrrfrrrdrss9rrrcsstbuuu5vvv0*49,vvv2uvv0*2,uvv2vvv0
  vvv0*74,
granted 1184x112
~ IqB6 xt-H yGdp PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q TxE9 kiXW d6MI Zpmw s5bF aYKU PiZq
  qrr9rrscrrs9uvv0*71,
  uvv0*74,
  vvv0*4,ttu4stt6rss9rrr6sss5vvv1vvv2vvv1vvv0vvv3vvv0*60,
  vvv0stt1rst1uvv0sss5rssaqqrbppqbstt8rssgrrsd*2,qrrfrrsfuuu2vvv0*49,uvu0tvu0*4,uvu0vvv0*4,
  vvv0qrs6hlmduuu0ttt9qrrfsssdqrresttbvvv0*55,rus2qtr3lpndlqoemqodpsq6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sstbsssbrsserssarssdsssarsscrssfuuu4vvv0*61,
  vvv1vvv0*73,
granted-with-end 1184x112
~ IqB6 xt-H 5w05 PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o IGB7 eJhm S8nP mgfn Cviy e6Th Im71 SK_1 bJNh
~ Tv0q rMZO kiXW d6MI Zpmw s5bF aYKU PiZq
  qrr9rrscqrr9rsscrssarss9stt4uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*4,ttt4ttt3sst7rss5stt4vvv1vvv0*64,
  vvv0ttu2qrs4uvv0sss6rss8pqqdoppdsss9rrsfrssdrss9sssbqrrfrssdvvv0*49,uvu0tvu0*4,uvu0vvv0*4,
  vvv0qrs8hlmjuuu0ttt9qrrfsssdqrresttbvvv0*55,rus2qtr3lpndlqoemqodpsq6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sssbsssarsscrrsfsssbrrrdssscqrrgrssdrss9qrrcsss8rrrcrrrhrssarrrdttt7rssevvv0*52,
  vvv1vvv0*6,vvv1vvv0vvv1vvv0*7,vvv1vvv0*56,
won-without-task 1184x112
~ IqB6 xt-H uaYS PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o LR2M eJhm S8nP mgfn Cviy MYSD CMiO SK_1 bJNh
~ Tv0q TxE9 kiXW d6MI Zpmw s5bF aYKU PiZq
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*67,
  uuu0uvv0*72,uuu0
  vvv0*4,tuu4ttt4sss6ttt5sss5ttt3rss7uuu1vvv1vvv0*61,
  vvv0tuu1rss1uvv0rss6qrrbpqqeqrrboppfsss6noohttt6rrrerssavvv0*50,uvu0tvu0*4,uvu0vvv0*4,
  vvv0prr8knoauuu0ttt9qrrfsssdqrresttbvvv0*55,rus2qtr3lpndlqoemqodpsq6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sstbsttbrsserssarssdsssarsscrssfuuu4vvv0*61,
  vvv1vvv0*4,vvv1vvv0vvv1vvv0*66,
on-its-way 1184x112
~ IqB6 xt-H Opq2 PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q Z7cB S6NH 2O7t 467E s5bF aYKU PiZq
  rss9rssarss8rss9uvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*60,
  vvv0stt1rst1uvv0rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*49,uuu0uvv0*5,vvv0*4,
  vvv0qrs6hlmduuu0ttt9qrrfsssdqrresttbvvv0*54,tuu1qrr9pqqd*2,pqr9opqdrss7vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sssasssdrssarrsersscsssarssessscqrrhrsscrssesss9rrsdrssdsssbrrrbqrrduuu4vvv0*52,
  vvv1vvv0*8,vvv1vvv0*64,
delayed 1184x112
~ IqB6 xt-H KYQS PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o LR2M eJhm S8nP mgfn Cviy MYSD CMiO SK_1 bJNh
~ Tv0q UJH- la_7 J1U- jyKd s5bF aYKU PiZq
  qrraqrrdrrs8uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*4,tuu4ttt4sss6ttt5sss5ttt3rss7uuu1vvv1vvv0*61,
  vvv0tuu0stt0uvv0rss6qrrbpqqeqrrboppfsss6noohttt6rrrerssavvv0*51,vut0*4,vuu0vvv0*4,
  vvv0prr8jnnbuuu0ttt9qrrfsssdqrresttbvvv0*55,vut0tqnctpmbsolesnleurp6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sssbsss9qrrcrrserrrcsssassscrssdsstbqrrhrssasttaqqrgrrsfrsscrrsfrrrcrsse*2,sssbrrsduuu7vvv0*48,
  vvv1vvv0*5,vvv1vvv0*3,vvv1vvv0*63,
arrived 1184x112
~ IqB6 xt-H WgRz PiZq hS75 n7Iz uFRd 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh
~ Tv0q R2qd kiXW d6MI Zpmw s5bF aYKU PiZq
  rss9rrrastt5uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*4,tuu4ttt5sst7rss5stt4vvv1*3,vvv0vvv2vvv0*60,
  vvv0tuu1stt1uvv0rss6qrrbpqqdoppdsss9rssgrrre*2,qrrfrrrguuu2vvv0*49,uvu0*6,vvv0*4,
  vvv0prr7gkleuuu0ttt9qrrfsssdqrresttbvvv0*55,rus2qtr3lpndlqoemqodpsq6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0ssscrssdrrsbrrsesstbrssfsssdqqrjsssasstbqrrhsttdstt9vvv0*57,
  vvv1vvv0*7,vvv1vvv0*65,
used 1184x112
~ IqB6 xt-H nJwt PiZq hS75 n7Iz uFRd 2fTo u3Tz Swrp s5bF QZrH eJhm S8nP pAzd 9jXZ xXLA Im71 SK_1 bJNh
~ Tv0q sVPw 7Zd5 2O7t u4LC s5bF aYKU PiZq
  rssbrss8uvv0*72,
  uuu0uvv0*72,uuu0
  vvv0*4,uuu3uuu2ttt5stt4ttt3vvv1vvv0*64,
  vvv0tuu1rss2uvv0stt5sst6qrraqqrattt7rrsfrssdrss9sssbqrrfrssdvvv0*51,uvv0*4,vvv0*4,
  vvv0rss6lmneuuu0ttt9qrrfsssdqrresttbvvv0*56,uvv0sst4qrraoqqarss6vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sttcrrrcrssdstt9vvv0*66,
  vvv1vvv0*6,vvv1vvv0*65,vvv1
expired 1184x112
~ IqB6 xt-H H7qc PiZq hS75 n7Iz uFRd 2fTo u3Tz Swrp s5bF zbMh eJhm S8nP pAzd 9jXZ knfw 9e7s SK_1 bJNh
~ Tv0q GEBR 15dH 2O7t Lj7T s5bF aYKU PiZq
  qrrarrsbrss7uvv0*71,
  uvv0*74,
  vvv0*4,ttu3ttt5sst7sss5ttt4vvv2vvv3vvv0vvv2vvv0*61,
  vvv0ttt1rss0uvv0ttt5sst7rss8qrr8ttt6sssdrsscrssersscvvv0*52,uvv0uuu0*3,uvv0vvv0*4,
  vvv0rss6npp5uuu0ttt9qrrfsssdqrresttbvvv0*55,uvv0rss9rss5nppgpqqcrss5vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0sss8qrrhrrrbrrreqrrerrsbsttarrrestt9qrrcsttbvvv0*59,
  vvv1vvv0*73,
cancelled 1184x112
~ IqB6 xt-H qZ8j PiZq hS75 n7Iz uFRd 2fTo u3Tz Swrp s5bF ZMQM eJhm S8nP pAzd 9jXZ p4Y9 8kZ8 SK_1 bJNh
~ Tv0q QQLa sekE 2O7t Lj7T s5bF aYKU PiZq
  rrsarss8qrrcstt4uvv0*70,
  uvv0*74,
  vvv0*4,uuu3ttt5sst7sss5ttt4vvv1vvv2vvv1vvv0vvv3vvv0*60,
  vvv0ttt1stt1uvv0ttt4sst7rss8qrr8ttt6rssgrrsd*2,qrrfrrsfuuu2vvv0*49,uvv0uuu0*4,uvv0vvv0*4,
  vvv0rss5lmnauuu0ttt9qrrfsssdqrresttbvvv0*54,uuu0rss9prr9opqdpqqb*2,rss5vvv0uvv3vvv0*2,
  vvv0uvv0uuu0vvv0rsserssarssbrssfrrrisss9rrserrscrrsdqrresttarsserssfrrrfsssdqrrarssdstt9qrrfsttaqrrfsss9rrrdrssdsssarrshqrrivvv0*43,
  vvv1vvv0*73,
ready-several 1184x501
~ IqB6 xt-H -nid PiZq tzjA bTAP 0VW7 erer tc-7 YcPD cWF4 qgab kAgT Jsc5 C85m JhQX kb6A -8fs FWgE 7yns
~ JT_f aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix KG4Z MuT- Z3OC 0g9S a7xD C8OJ _07u 7yns JT_f aQOk eJhm
~ S8nP mgfn Cviy h3ER 8kZ8 S6Ix KG4Z MuT- 7rii 56p0 Svp5 KK60 _07u 7yns JT_f aQOk eJhm S8nP mgfn Cviy
~ h3ER 8kZ8 S6Ix KG4Z MuT- 7rii 56p0 Svp5 Tjvw
  rss8qrrdrss6rss9rssauvv0*69,
  uus1vtq0*72,uus1
  vto2vuq0*72,vto2
  vto1sro3rqn5tsp1tsp2rqo5rro4usp1utp1rqn6sro6tro2vuq0*61,vto1
  vto1rqn5kljdkkjbjjifghglppm8lljeool8lljgjjijlljfusp4vuq0*50,tsp7pomkqpnfrqncpomjqpmhrqndppmirqndtsp7vto1
  vto1vuq0vtq0*2,vuq0*69,vto1
  vto1usp3ghfgkkjfsrobsroausp3vuq0*66,vto1
  vto1utq1sro2sro1usp3tsp4vtq1vuq0*66,vto1
  vto1vtp0vqg0*70,vtp0vto1
  vto1vri1vm50*30,qi48ul51tl53ul53vm50tl55sk54ul54tk55rj44vm50*30,vri1vto1
  vto1vri1vm50*30,lf37tl53qi48pi4drj47rj4brj48sj47rj48qi49vm50*30,vri1vto1
  vto1vto0vpd0*70,vto0vto1
  vto1vuq0*72,vto1
  vus1vvv0vvu0*2,vvv0*69,vus1
  vus2vvu0trm3utp2vvv1lmniopphlnnkkmmmrrrcqrrkqrrhrrsdqrrfrrsevvv0*53,uuu5stt4uuu1uvv0uvv5vus2
  vus2vvu0roj8spl8vvu2rssbttt9stt8ttt7*2,sssattt6stt9uuu5vvv0*54,uvv6qrreoppistt7uvv6vus2
  vus2vvv0vvu0*2,vvv0uuu4uuu3*2,uuu4vvv2uuu4uuu2tuu5vvv2vvv0*54,vvv1uvv0*3,vvv0vus2
  vus2vvv0*4,usrbtsqctsqbtrqetsqdtqpctrqcuts8tqpgutt7vvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvv0vut0vvt0vvv0rss7ttt7rss9qrr8uuu2uvv4vvv1vvv0vvv1vvv2vvv0*53,uvv2uvv0*3,vvv1vus2
  vus2vvt0qmhaspl9vvv0pqqarrs9qqqaqqqdsttarssgrrsfrrsdrrrdrsscvvv0*53,uvv6oppioppkstt7uvv6vus2
  vus2vvu0utp2*2,vvu2qrrfssscrrrcsssbsst9qrrerss8rrrftuu6vvv0*54,uuu4uvv0*3,vvv4vus2
  vus2vvv0*4,ttt8tuu5sttasssbttt9sstattt8tttasstbvvv1vvv0*58,vus2
  vus2vvv0*4,uuu4vvv2uuu3uvv2vvv3uvv3uuu2uuu4uuv4vvv0*59,vus2
  vus2vvv0*72,vus2
  vus2vvu0trn3vtq2vvv1lmniopphlnnkkmmmrrrcqrrkqrrhrrsdqrrfrrsevvv0*53,uuu5tuu2uuu1uvv0uvv4vus2
  vus2vvt0roj9rpk9vvu2sssattu7ttt7ttt5ttt6stt8ttt5ttt7uuu4vvv0*54,uvv6pqqgoppistt7uvv6vus2
  vus2vvv0vvt0*2,vvv0tuu5uuu4tuu5uuu5uvv3tuu6uuu3ttt7vvv2vvv0*54,vvv1uvv0*3,vvv1vus2
  vus2vvv0*4,sstbstt9rssdrrsdssscrssesssbrsserrsfvvv1vvv0*58,vus2
  vus2vvv0*72,vus2
  vus3vvv0*72,vus3
  vso2vsl0*72,vto2
ready-one 1184x324
~ IqB6 xt-H 35bh PiZq tzjA bTAP 0VW7 erer tc-7 YcPD cWF4 ZUFB kAgT Jsc5 C85m JhQX MeXL -8fs FWgE 7yns
~ JT_f aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix Z3OC 0g9S a7xD C8OJ
  rss8qrrdrss8sst6uvv0*70,
  uus0vtr0*72,uus0
  vto2vuq0*72,vto2
  vto1tso2rro3utq0utq1sro3tro3vtq0*2,sro5tsp4utq1vuq0*61,vto1
  vto1qpn6kkifjjibiihgghgmool9kkifnnl8kkihiihkjkigtsp4vuq0*50,tsp7pomkqpnfrqncpomjqpmhrqndppmirqndtsp7vto1
  vto1vuq0*4,vtq0vuq0*67,vto1
  vto1utp1jjihlljfsro9sro8utp2vuq0*66,vto1
  vto1usp1qpn2rqn3tsp4tsp5vtq1vuq0*66,vto1
  vto1vtp0vrh0vqh0*68,vrh0vtp0vto1
  vto1vrj1vm50*30,ul51rj46tl52ul53ul52ul53tk54*2,sk54ul51vm50*30,vrj1vto1
  vto1vri1vm50*30,tk53ng46tk54qi4bpi4bsk48sj47qi46rj48ul53vm50*30,vri1vto1
  vto1vtn0vpc0*70,vtn0vto1
  vto1vuq0*72,vto1
  vur1vvu0*72,vur1
  vus2vvu0trn3vtq2vvv1lmniopphlnnkkmmmrrrcqrrkqrrhrrsdqrrfrrsevvv0*58,vus2
  vus2vvt0roj9rpk9vvu2rssbttt9stt8ttt7*2,sssattt6stt9uuu5vvv0*59,vus2
  vus2vvv0vvt0*2,vvv0uuu3*4,vvv2uuu3uuu2tuu5vvv1vvv0*59,vus2
  vus2vvv0*4,usrbtsqdtsqbtrpftsqdtqodtrqcuts8tqohutt7vvv0*58,vus2
  vus2vvv0*72,vus2
  vur3vvv0*72,vur3
  vso2vri0*72,vso2
ready-claiming-all 1184x529
~ IqB6 xt-H _Iep PiZq tzjA bTAP 0VW7 erer tc-7 YcPD cWF4 qgab kAgT k-kz XKxC C85m JhQX kb6A psVP -8fs
~ FWgE 7yns JT_f aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix VzzQ DhFb Z3OC 0g9S a7xD C8OJ _07u 7yns JT_f
~ aQOk eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix VzzQ DhFb 7rii 56p0 Svp5 KK60 _07u 7yns JT_f aQOk eJhm S8nP
~ mgfn Cviy h3ER 8kZ8 S6Ix VzzQ DhFb 7rii 56p0 Svp5 Tjvw
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*67,
  uus0vtr0*72,uus0
  vto2vuq0*72,vto2
  vto1tso2rro3utq0utq1sro3tro3vtq0*2,sro5tsp4utq1vuq0*61,vto1
  vto1qpn6kkifjjibiihgghgmool9kkifnnl8kkihiihkjkigtsp4vuq0*50,tsp7pomkqpnfrqncpomjqpmhrqndppmirqndtsp7vto1
  vto1vuq0*4,vtq0vuq0*67,vto1
  vto1usp2ghgflljfsro9sro8utp2vuq0*66,vto1
  vto1utp1rqn3*2,tsp4tsp5vtq1vuq0*66,vto1
  vto1vtp0vrh0vqh0*68,vrh0vtp0vto1
  vto1vrj1vm50*29,sk54ul51rj46tl52ul53ul52vm50tk55sk54ul55sk54*2,vm50*29,vrj1vto1
  vto1vri1vm50*29,rj46tk53ng46tk54qi4bpi4crj48*2,qi4asj47qi48sk48vm50*29,vri1vto1
  vto1vtn0vpc0*70,vtn0vto1
  vto1usp4rqodsrodsroatsp7sro9utq2vuq0*65,vto1
  vto1vuq0vtq1vtq2usp4vuq0vtq1vuq0*66,vto1
  vto1vur0*72,vto1
  vus2vvv0vvu0*2,vvv0vvv1*3,uuu1vvv0*64,vus2
  vus2vvu0rpk7trn5vvv1mnngppqfmnoimnnkrssbqrrkqrrhrrsdqrrfrrsevvv0*53,tuu0qrr7*2,stt2vvv0vus2
  vus2vvu0tqm5*2,vvu3qrrfssscrrrcsssbsst9qrrerss8rrretuu6vvv0*54,tuu0rss4rss5stt2vvv0vus2
  vus2vvv0vvu0vvv0*2,uut5vut3vut4uut4vut4uut3vuu3vvv1vuu3vvv0*59,vus2
  vus2vvv0*4,utt7uts9uts7utsauts8tsr9uts8uts7trqduut6vvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvu0vtq0vus0vvv0pqqeqrreoppfnoohsss8sstdsttattt7ttt9stt9vvv0*53,uuu0*4,vvv0vus2
  vus2vvt0pmhcrojbvvu1rrr6ttu3ttt4*2,ttt5ttu8uuu6uuu5ttt7uuu5vvv0*53,tuu0opqbopqcrss4uvv0vus2
  vus2vvv0vus0*2,vvv2rrscssscrrrcsssbttt7rrrcrss8rrrfuuu5vvv0*54,uvv0uuu0*3,vvv0vus2
  vus2vvv0*4,ssscttt8rssdrrsdssscrssesssbrsserssfvvv1vvv0*58,vus2
  vus2vvv0*72,vus2
  vus2vvv0vvu0*2,vvv0*69,vus2
  vus2vvu0spk5uso4vvv1lmniopphlnnkkmmmrrrcqrrkqrrhrrsdqrrfrrsevvv0*53,tuu0qrs6rss5stt1vvv0vus2
  vus2vvu0sql6sqm6vvu3qrrfssscrrrcsssasst9qrrerss8rrsetuu6vvv0*54,tuu0rss5qrs6stt3vvv0vus2
  vus2vvv0vvu0*2,vvv0uuu4vvv1uuu3*2,vvv1vvv3vvv0vvv3vvv0*60,vus2
  vus2vvv0*4,ttt8*2,sttasstasstbsssa*2,ssscrssevvv1vvv0*58,vus2
  vus2vvv0*72,vus2
  vuq3vvu0*72,vuq3
  utr1vm50*72,utr1
all-claimed 1184x573
~ IqB6 xt-H oquN PiZq yuip CeNm Aa5F nqa5 d6MI ifO4 YqUR MiCb qgab kAgT ujUN dtjU dFUw A2W2 Vc8o DUYO
~ eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix dFUw A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix dFUw A2W2
~ Vc8o DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 S6Ix 0N6_ DBwp -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL ytg0 7-62
~ TPsC FCAc RZov MjTc yPVC
  rrsdrssarrsdrrrauvv0*70,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0uuu2pqqastt6rss7stt4sst5uuu2tuu1sst5vvv0*53,uvv0sut3sts2sut2tuu0sut3tut1tuu0*2,uvv0vvv0
  vvv0qrr6klmhoppdmnnfjklgkllikmmhklmcpqq8vvv0*53,uvu0osqapsq5mqogmqocmqoemqodnrpcmqocuvu0vvv0
  vvv0*74,
  vvv0tuu2noo8pqq7vvv0*70,
  vvv0ttt3klmdopp9qqrfqqqfuuu3vvv0*67,
  vvv0*74,
  vvv0stt5rrrdrrsfqrrhqrrirssbrssdsssbrrsdsssbqrrdrrrcrssfsssbqrrettt9vvv0*57,
  vvv0*3,vvv1vvv0*2,vvv1vvv0vvv1vvv0*65,
  vvv0*74,
  vvv0uvv0nqq5rss2vvv2lmnjopqfmnngjklgsssaqrrjqrrhrrseqrrerssdvvv0*59,
  vvv0uvv0mpp9oqr8uuu3rrrdstt9rssbttt8stt8rsscsst7ssscuuu5vvv0*60,
  vvv0*5,vvv1*3,vvv2vvv1*3,uuu3vvv0*61,
  vvv0*74,
  vvv0uvv0nqq5rss2vvv2lmnjopqfmnngjklgsssaqrrjqrrhrrseqrrerssdvvv0*59,
  vvv0uvv0mpp9oqr8uuu3rrrdstt9rssbttt8stt8rsscsst7ssscuuu5vvv0*60,
  vvv0*5,vvv1*3,vvv2vvv1*3,uuu3vvv0*61,
  vvv0*74,
  vvv0uvv0nqq5rss2vvv2lmnjopqfmnngjklgsssaqrrjqrrhrrseqrrerssdvvv0*59,
  vvv0uvv0mpp9oqr8uuu3rrrdstt9rssbttt8stt8rsscsst7ssscuuu5vvv0*60,
  vvv0*5,vvv1*3,vvv2vvv1*3,uuu3vvv0*61,
  vvv0*74,
  vvv0pqq7noofmnnfpqqdmnofoopfvvv0*67,
  vvv0*74,
  vvv0*2,uuu0*2,vvv0rss7sss9ttt4ttt5ttt6vvv0*64,
  vvv0uvv0imndnqq9vvv0sssaqrrcsss5qrrdttt7vvv0*58,sss8qqrgnoomnoolsss8vvv0
  vvv0*2,stt1*2,vvv1rrscpqqhsssdqrrerssbrrrbttt7vvv0*62,
  vvv0*4,tuu2gkl0*43,rss2tuu0*23,uvv0vvv0
  vvv0*74,
  vvv0npq45ce0*70,npq4vvv0
  vvv0imn619c0*31,4cd48eg88egc7efe7egd9fhfagig2bd219c0*31,imn6vvv0
  vvv0jmn619c0*31,1ac02ac1*2,1ac11ac02ac1*2,19c0*32,jmn6vvv0
  vvv0vvv1oqr0oqq0*68,oqr0vvv1vvv0
  vvv1vvv0*72,vvv1
totals 1184x508
~ IqB6 xt-H Vkwo PiZq yuip ps15 -8fs dFUw A2W2 Vc8o DUYO PiZq FaMa -4up PvRb DnCc X4gG ws31 A2W2 Vc8o
~ -B5p PiZq 6231 HJ2c PvRb ZwDO X4gG ws31 A2W2 Vc8o IGB7 PiZq zj8Q Vgx0 NsI- PvRb i2Io X4gG ws31 A2W2
~ Vc8o LR2M PiZq jGV2 j3bk PvRb 1YvO wx58 ws31 A2W2 Vc8o Eetq PiZq sf-S 0jsl PvRb j4Iv ws31 A2W2 Vc8o
~ wwbv PiZq 1vMw Vgx0 Ma0R WYZj PhAk
  qrrbrrrbuuu0uvv0*71,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0*74,
  vvv0*2,uuu0*2,uuu2sst8rss9uuu2vvv0*66,
  vvv0uvv0imndnqq9uvv2rrr8rsscvvv2vvv0*60,uuu2kmmlrssfpqqgttu6vvv0
  vvv0*2,stt1*2,vvv1rrserrrfqqqfsttarssdrss9sssbqrrfsstbrrsdvvv0*59,
  vvv0*74,
  vvv0*2,uvv0*2,vvv0ttt5uuu4tuu4uuu2vvv1vvv0*64,
  vvv0uvv0lop7pqr6vvv0qrrgqrrdqqrhppqgsst8vvv0*57,rrsaqqrdmnojsssdrrrdtuu4vvv0
  vvv0*2,qss1rtt1uvv3sssbrrserrrfqqqfssscrssd*2,qrrdssscrrrcsstavvv0*51,ttt2ttt3ttt2uvv1uuu2vvv1vvv0
  vvv0*74,
  vvv0*2,uvv0vvv0*2,uuu1vvv0*68,
  vvv0uvv0loodprr6uuu4pqqbooploppjqrrdvvv0*59,uuu2oppctttasss9uuu3vvv0
  vvv0uvv0oqq7rss4vuu3trqdtsq9tqpgtrpetsqbtrpfusr8tsratrqb*2,utsavvv0*52,vvv1rss7uuu5ttt6vvv2vvv0
  vvv0*74,
  vvv0*74,
  vvv0uvv0oqq5qrs4vvv1nooloppg*2,vvv0*58,ttt6qrrapqqbrss6rrrbstt8uuu2vvv0
  vvv0uvv0oqq7qss5vvv1rssdrrrfrrrdrsscrrserssdrrsbsssasssdrssarrsettt9vvv0*49,rss8sss5rrr9sst7sss8ttt8uuu2vvv0
  vvv0*16,vvv1vvv0*57,
  vvv0*74,
  vvv0uvv0oqr6qss3ttt5oppinoojrss9vvv0*63,vvv1tuu3vvv0
  vvv0uvv0nqq8qrr4uuu3ssscsst8rssc*2,stt8rssbsttbuuu4vvv0*58,vvv1ttt4vvv0
  vvv0*5,vvv1*2,uuu4vvv1*4,vvv0*62,
  vvv0*74,
  vvv0uvv0prr7rss3ttt5oppgoppdsss8vvv0*64,vvv1vvv0
  vvv0uvv0lopdprr9vvv1usr9*2,uts5uts6usr7*2,vvv0*60,vvv1ttt5vvv0
  vvv0*2,uvv0*2,vvv1utt6uut5vut4*2,utt4*2,vvv0*63,
  vvv0*74,
  vvv1vvv0*72,vvv1
totals-none 1184x142
~ IqB6 xt-H wwhc PiZq yuip ps15 O26H -8fs
  qrrbrrrbsss8rrsauuu1uvv0*69,
  uuu0uvv0*72,uuu0
  vvv0*74,
  vvv0sss4rrr5tuu3ttu3ttt2rrs7uuu1rss6uuu3rss5tuu3uuu1uuu0vvv0*60,
  vvv0qrr8klmekllhklmiklmgjllgnopbklmcklmkoppbeghnkllfpqq5vvv0*60,
  vvv0vvv1vvv0*3,vvv1vvv0vvv1vvv3vvv0*3,vvv2vvv0*2,vvv1vvv0vvv1vvv0*56,
  vvv0tuu6rssbrsscrrsdrssdrrscttt8rrsgrssdrssesstbrssgsttbrrrcsssbrrrfssscrrsbvvv1vvv0*54,
  vvv0*74,
  vvv1vvv0*72,vvv1
visitor 1184x367
~ IqB6 xt-H A2jr PiZq npq- Zwj8 qBYv jR7d q2L5 o1KM Ikdc z2yA D-O3 Bprc
  rssbrrrbtuu1uvv0*71,
  uuu0uvv0*42,oqq1npp0*4,tuu0*21,opq1npp0*3,rst1
  vvv0*43,7ce618a0*3,18a2pst0ptt0*20,5bd518a0*3,5bd5
  vvv0*43,7ce618a0*3,4bd5ptt0*21,8eg518a0*3,39b5
  vvv0*43,7ce618a0*3,afh5ptt0*21,eik518a0*3,39b5
  vvv0*43,7ce618a0*3,imn5ptt0*21,lpq418a0*3,39b5
  vvv0*43,7ce618a0*2,4bc3pst0ptt0*22,8df518a0*2,39b5
  vvv0*43,7ce618a0*2,imn4ptt0*10,pst0qsp0qst0ptt0*10,lpq328a118a039b5
  vvv0*2,rrs9qrr6rrs4oppbqrr6pqq7stt4qrr5qrr6stt6pqq7rss8rss5pqq7qrr9qrr8qqq6noocsss4vvv0*22,7ce618a0chi5ptt0*11,tod1vm50una0pst0ptt0*10,fkl518a039b5
  vvv0*2,ppq8mnodmno8ppqdqrr9oppaqrr6mno9nop9noocopp9noocsst6oppanoobnoodoppcnoocpqq7vvv0*22,7ce6bgh4pst0ptt0*11,vn70vm50*2,qsr0ptt0*11,ejk439b5
  vvv0*2,uuu1vvv3vvv0*6,vvv1vvv0vvv2vvv0vvv1vvv2vvv1vvv0vvv1*2,vvv0vvv1vvv0vvv1vvv0vvv1vvv0vvv1*2,vvv0vvv1*2,vvv0vvv1vvv0*9,kno7pst0ptt0*12,sqj0vn80tpg0ptt0*13,jno6
  vvv0*2,sss9rrrgrrrhrrsbqrrcrsscrrrcqrrerrrcsssbrrrfrsscrrscsttaqrrgsssbttt7qrrhqrrdsttbrssbrrsfrrsarrscrssbrsscqrrirrrdsttcrss9qrrfrrrgrss9vvv0*8,rtu0ptt0*13,qtt0*3,ptt0*13,pst0
  vvv0*43,rtu0ptt0*11,rtu0uvv0vvv0*3,uvv0suu0ptt0*11,pst0
  vvv0*2,jmn3ejk0*4,gkl1vvv1uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*9,qtt0tuv0vvv0*7,uvv0qtt0ptt0*9,pst0
  vvv0*2,3bd63bd4*2,4ce63bd219c0rsscvvv0stt4sss8ttt4stt6vvv0uvv6vvv0*27,rtu0ptt0*9,tuu0vvv0*9,uvv0ptt0*9,pst0
  vvv0*2,3bd63bd36dfa5de74bd519c0rsscvvv0ttt3pqqdsss9pqqcvvv1uvv6vvv0*27,rtu0ptt0*8,rtu0vvv0*11,suu0ptt0*8,pst0
  vvv0*2,jmn3ejk0*4,gkl1vvv1uvv1uvv0*5,vvv2vvv0*27,rtu0ptt0*8,tuv0vvv0*11,uvv0ptt0*8,pst0
  vvv0*43,rtu0ptt0*8,uvv0vvv0*12,ptt0*8,pst0
  vvv0*43,hop2dmo0*8,fno0gnp0*12,dmo0*8,emo2
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,7jl3
  vvv0*43,blm46ik0*29,7jl3
  vvv1vvv0*42,cln38jl0*29,fno3
empty 1184x489
~ IqB6 xt-H R-oV PiZq Q7-T PiZq NHWk BvrJ ci6B npq- Zwj8 qBYv jR7d q2L5 ayt- Ikdc z2yA vtmw yuip tMXb
~ -8fs dFUw A2W2 Vc8o DUYO PiZq rvtL zaui 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq rvtL zaui 7-62 TPsC ws31
~ A2W2 Vc8o Eetq PiZq Ri-D zaui 7-62 5R8k
  rss9qrrbttt5uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  stt5stt4ttu3tuu1uuu1tuu1uuu1tuu2uvv0*66,
  qrrdrrsbqrrfqrrarrs9rrs7qrrcttt5uvv0*66,
  uvv0*74,
  uvv0vvv0*27,stu0rtt0*18,rtu0uuu0*2,vvv0*23,uvv0
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0noo8*2,oppdpqq8noocnoo8lmncttt5vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0sss2qqq6sss8stt6rss8rrs6qrr7tuu2vvv0*15,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0*24,
  vvv0*28,rtu0ptt0*19,tuu0uuu1vvv0uuu1qrr3tuu0stt7oppenopjqrrcnoogsss9vvv0*10,vvv2uuv1vvv0*2,
  vvv0*2,mnoeppq8qqqaqrr6opp7pqqcpqq8pqqamnocrss5ppqbmnnmpqq8noobpqq7ppqcrrs7qqr9sss4mnoanop7opp7uuu2vvv0*3,rtu0ptt0*8,rql0sph0qsr0ptt0*8,tuu0uuu1vvv0tuu2imncqrr7uuu4ttt8uuu5tuu5uuu4vvv0*9,sss8qrrfoppjoppkttt8vvv0
  vvv0*2,stt6opp9nooasss5qrr5ppqbnop9qqqbopp9rss4noobpqqerrr5pqqbopp9oppcrrr6lmmfrss5pqqbopp7qrr6vvv1vvv0*3,rtu0ptt0*7,rro1vm50*2,tod1ptt0*8,tuu0uuu1vvv0*2,uvv0vvv0vvv2stt7ttu6ttt5uuu3vvv0*15,
  vvv0*2,uuu3uuu5vvv2vvv1*5,uuu3vvv1uuu3vvv1uuu2uvv3uuv2uvv1uvv2uuu4vvv1uvv2vvv2uvv3vvv1uvv2vvv0*2,rtu0ptt0*7,rro0vm50*2,tod1ptt0*8,tuu0uuu1vvv0*24,
  vvv0*2,sst8rsserssfrss9rssasssbrssarssdrssbsst9rssdsstbsssattt9rrsesttatuu6rrsfrrsctttasst9sssesss9rssavvv0*2,rtu0ptt0*8,rrm0spi0qsr0ptt0*8,tuu0uuu1vvv0uvv0rss1uuu0ttt5qrrbpqqfsss8qqrcttt8vvv0*14,
  vvv0*2,rrsdrrscqqrkqrrdsstcrrs9qrrfqrrhsss9vvv0*17,rtu0ptt0*7,rtu0suu0*2,rtu0qtt0ptt0*7,tuu0uuu1vvv0tuu3hlmdqrr7uuu4ttt7ttt5*2,sss5vvv1vvv0*8,sss8qqrgnoomnoolsss8vvv0
  vvv0*28,rtu0ptt0*5,rtu0uvv0vvv0*5,tuu0qtt0ptt0*5,tuu0uuu1vvv0*2,uuu0uvv0uuu4rssbsstasss9tuu6vvv0*15,
  vvv0*2,rst1oqq0*13,qss1vvv0*11,rtu0ptt0*4,suu0vvv0*8,uvv0qtt0ptt0*4,tuu0uuu1vvv0*24,
  vvv0*2,4bd61ac0*2,19c01ac019c0*2,1ac019c0*4,1ac019c01ac0uuv4vvv0*10,rtu0ptt0*3,rtu0vvv0*10,tuv0ptt0*4,tuu0uuu1vvv0*2,uuu0*2,tuu3qrreqrrarssaqqqarrrgrrrcvvv0*13,
  vvv0*2,3bd64ce49gheaghe8egc9fhc7egd9fhg9fhb9fhf7ef9agheaghf5ce519c0tuu6vvv0*10,rtu0ptt0*3,uvv0vvv0*11,rtu0ptt0*3,tuu0uuu1vvv0tuu1hlmbprr7uuu2ttt9ttt7uuu4ttt6tuu7ttu7vvv0*7,vvv1pqqcoppjopplsst6vvv0
  vvv0*2,agh55ce0*13,7eg2vvv1vvv0*10,rtu0ptt0*2,qtt0vvv0*12,tuu0ptt0*3,tuu0uuu1vvv0uvv0uuu0*2,uuu5qrressscrrsbttt7vvv0*15,
  vvv0*28,qtu0pst0*2,rtu0vvv0*12,tuv0pst0*3,tuu0uuu1vvv0*24,
  vvv0*28,blm46ik0*19,ors3uuu0vvv0*23,vvv1
  vvv0*28,blm46ik0*19,ors3uvv0uuu0*24,
  vvv0*28,blm46ik0*19,ors3uvv0*25,
  vvv0*28,blm46ik0*19,pss3uvv0*25,
  uvv0vvv0*27,dln38jl0*18,dln2uuu0uvv0*25,
loading 1184x974
~ IqB6 xt-H jYF6 PiZq Q7-T PiZq NHWk PiZq GjZB ci6B XT_0 XT_0 hCNB XT_0
  qrrbqrrdrss8uvv0*71,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  uvv0*2,uuu0uvv0*71,
  uuu0tuu0*47,uuu0uvv0tuu0*23,uuu0
  rss0*48,tuu0uuu0rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  rss0*48,tuu0*2,rss0*24,
  stt0rss0*46,rst0uuu0*2,stt0rss0*22,stt0
  uvv0*74,
  uuu0*74,
  rss0*74,
  rss0*74,
  stt0*74,
  uuu0tuu0*72,uuu0
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  rss0*74,
  stt0rss0*72,stt0
failed 1184x273
~ IqB6 xt-H Ksp_ PiZq Q7-T PiZq NHWk lFWF J3nW oZIz 0N6_ dO-q
  qrrdqrrbuvv0*72,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  fhiffhiglnn9pqq5lmm9kll8nooamnn7kmm8lmn8gijfnop5uvv0*62,
  opp9npp9fhhepqq3opp7noo7ikkalmn9jklbopp6lmn9lmn6uvv0*62,
  uvv0*2,uuu0uvv0*71,
  uvv0*74,
  vvv0*74,
  vvv0sss7mnnerss5sss3rss4rrr9opp9pqq7oppcrss9rss4rrs4qqr7rss6qrr5rss5sss4rrs6rss7rrr5qrr6opp9uuu1vvv0*50,
  vvv0ttt4mnofnoo9qqr8noodlmnemnndnoofrrr8qrrbmnoclmmeqqr8kllhmnodmnofsss7noo8lmmhmnocoppdnoobstt4vvv0*50,
  vvv0ttu5rrsesstbsss8rss9rrscstt9ttt9rrrbrrresttbstt7sssarssersscrssduuu3vvv0*56,
  vvv0*2,vvv1uvv2vvv0vvv1*3,uvv2tuu3vvv2vvv1*7,vvv0*56,
  vvv0vvv4uvv0*5,vvv3vvv0*66,
  vvv0uvv6stt7pqqgnoohoppjttu6uvv6vvv0*66,
  vvv0vvv1uvv0*5,vvv1vvv0*66,
  vvv1vvv0*73,
  uvv0*74,
failed-in-part 1184x521
~ IqB6 xt-H Ak0E PiZq Q7-T PiZq NHWk BBGw ci6B fQZs NxsB lelY 2p05 yuip ps15 -8fs dFUw A2W2 Vc8o DUYO
~ PiZq FaMa 9FUx WYZj 1uiF X4gG IMGM b9HJ ojRi o4y5 ojRi g2Nh gudv 9C8J -8fs 0v31 2fTo u3Tz A2W2 Vc8o
~ DUYO eJhm S8nP mgfn Cviy h3ER 8kZ8 SK_1 bJNh Tv0q EYRF eybR 2O7t qX9j RzXN s5bF aYKU PiZq
  qrrdqrrbrssarss8*2,uvv0*69,
  uvv0*74,
  uvv0*74,
  uvv0*74,
  gijehijemoo7qrr4mnn8lmn7opp8noo6mnn7*2,hjjeopp4uvv0*62,
  nooamooafhhfpqq4noo8lnn8hjjcklmahjkcnop6kmmakmm6uvv0*62,
  ttt2tuu1stt2tuu3ttt3tuu1tuu3tuu1ttt4*2,uuu0*2,ttt3ttt5uuu1stt4tuu2ttt5stt4stt5uuu1uvv0*53,
  stt7qrrbqrrdrss7rsscrrscstt6qrrarrrcqrrcrss8*2,rssaqrrdrssarss7sst7sst8rss7rss8tuu2uvv0*53,
  uvv0*74,
  vut0vts0*47,uuu0*2,vvv0*23,uvv0
  vsr1snkgtqn8tpmbsolgtqnbtpmcspmctpnbtpndtpnbsomesomcsoldtqn8spmespmbtpnb*2,sombtqnatqn7soldtqo6tpnbspmesometqn9solbsolgsomdtpnbtpmcspmctqnbtpmctpmbsomatpnavtr0*9,uut0uuu1vvv0*24,
  vtr0usq1usq0*4,usr2vtr0vsq1vtr0*10,vsq1vtr0*17,usq2vtr0*10,uut0uuu1vvv0noo9lmmcmnnenopcnooclmnfqrr5lmmfpqqbmnnenopemno9stt3vvv0*10,
  usq6vsr0nmlgponcnmlgqpodusq6vtr0*41,uut0uuu1vvv0ttt4qrr6rss7qqr6rss7pqq6sst3pqq7*2,qrr7mnocqrr6uuu2vvv0*10,
  vtr0usq1usq0*4,usr2vtr0*41,uut0uuu1vvv0*24,
  uuu0vut0*46,uut0uuu0uuu1vvv0uuu0qss2uuu0ttt8oppjmnnlvvv0*12,vvv1vvv0*4,
  uvv0*49,uuu1vvv0tuu2ilmcqrr7vvv1uuu3tuu5uvv4uuu3vvv0*9,uuv1nopfrssepqqgttu6vvv0
  uvv0*49,uuu1vvv0*2,uuu0uvv0uvv3ttu8stt9ttt9sstavvv0*15,
  uvv0*49,uuu1vvv0*24,
  uvv0*49,uuu0vvv0*24,
  uvv0*74,
  uvv0*74,
  uuu0ttt4uuu0uvv0tuu0uuu0uuu2uvv0*2,uuu0*2,uvv0*63,
  stt4noplstt4uvv0stt5qqrepqqdqrr9opqeqrrcstt4uvv0*63,
  stt0*3,tuu0uuu0*70,
  uuu0*74,
  tuu0sst2rss4qrr7rss4rss5stt2tuu0*65,stt3tuu0
  tuu0stt1rss6rss7qrs3qrr7rss3tuu0*65,sst1tuu0
  uvv0vvv0*72,uvv0
  vvv0*2,uvv0vvv0vvv1nooipqqemnofklmgsst9rrshrssfrsscrssdssscvvv0*59,
  vvv0uvv0lopaqrr5uuu2ttt6ttt9ttt7ttt6vvv2*3,vvv1*3,vvv0*45,uvv0rrs9sss6qrr8qrr6stt3qrs7rss7qrr8uvv0vvv3vvv0*3,
  vvv0uvv0prr4qrs5uvv2ttt8sttatuu7ttt8vvv1vvv0vvv1vvv2vvv0vvv1*5,uuu2vvv2*2,vvv0vvv1vvv0*2,vvv1*2,vvv0*33,stt4stt3sst5sss4ttt2stt3*2,stt4vvv0*5,
  vvv0*4,uvv2rsserssc*2,rssdrrserrscrssdrrshrsscsstdrrsfttt8tttbsssbsttasssfrssesssarssdsssbrrsdqrrd*2,vvv1vvv0*45,
  uvv0vvv0*72,uvv0
