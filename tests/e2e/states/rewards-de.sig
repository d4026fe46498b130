hold 358x162
~ IqB6 xt-H H9jG PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK SK_1 bJNh
~ kksT I-qJ xzr_ 2O7t qX9j RzXN s5bF aYKU PiZq
  rrscrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*4,ttu4stt6rss9rrr6sss5vvv0*2,uvv4vvv0*10,uvv2
  vvv0*4,sss5rssaqqrbppqbstt8rsserrrarsshqrrdvvv1vvv0*8,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0prr7mop8uuu0rsse*2,rrsdstt9sstbqrrgsttcrsscrrsdrssbrrsersseqrrerrreuuu3vvv0vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0ttt9rssasss8sssasst8tuu5sst8sssbstt7ttt7sttbssscttt7tttavvv0*4,vvv2
  vvv0*4,uvv2stt5*2,tuu3*2,tuu2tuu3*3,uuu3uuu4*2,uuv2uuu4vvv0*4,vvv2
  vvv0*4,uuu0pqqbpqqaoppcpqqaqrr7pqqapqqbpqqdrss6vvv0*8,vvv2
  vvv1vvv0*21,uvv1
  uuu0ttt0*20,tuu0uvv0
review 358x162
~ IqB6 xt-H GcCJ PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK SK_1 bJNh
~ kksT oIF7 hErk 2O7t CDTF s5bF aYKU PiZq
  rss9rrrbttt3uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv0*2,vvv3vvv0*10,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rsserrrarrrjqrrdvvv1vvv0*8,vvv2
  vvv0*4,sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0qrs6mpp7uuu0rsscrrrbqrr9qrrgrrrhrssfsssarrsdsttcrssfqrrhrrrfsss8sssbvvv0*2,vvv2vvv0vvv2
  vvv0stt1lop8uuu0tuu5ttt9stt6tuu6stt9ttt7sttbuuu3vvv0*8,vvv1vvv0vvv2
  vvv0*4,uuu4ttt5ttt4uuu5tuu5ttu4tuu5uvv3vvv0*10,vvv2
  vvv0*4,uuu0qrr9qrrcpqqcoppgopqettt2vvv0*11,vvv2
  vvv0*5,uvv0*4,uuu0vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
address-needed 358x209
~ IqB6 xt-H 5Ydf PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o wwbv eJhm S8nP mgfn Cviy hLcI SK_1 bJNh kksT
~ EzYv t5mw J1U- Sat1 s5bF aYKU ienC 2oJz
  qrra*2,rss7rss8qrr9rrr9uvv0*17,
  uuu0uvv0*22,
  vvv0*4,ttt4vvv1uuu4uuu1vvv2uuu3vvv0*12,uvv2
  vvv0*4,rrs7nooeoopjlmmeoppjopphqrravvv0*11,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0qss5knoguuu0sss9sssdqrressserrrbrrsdrrserssbrssdrrresssdrssgrrrgttt6vvv0*2,vvv2vvv0vvv2
  vvv0stt3oqr9uuu0tuu8rss9stt7ssscstt7tuu4vvv0*12,vvv2
  vvv0*4,uuu2utt3*4,uut2vvu0*2,vvv0*10,vvv2
  vvv0*4,vus0spmfspmcsolesombsomasoliusq3vvv0*10,vvv2
  vvv0*5,vvu0*7,vvv0*10,vvv2
  vvv0*4,uuu5tuu3tuu2uvv0uuu2uvv0*4,uuu2uvv0uuu5vvv0*6,vvv2
  vvv0*4,uvv6rssbppqepqqcopphpqqboppdqrrdoopjoppcoppfuvv6vvv0*6,vvv2
  vvv1vvv0*3,vvv1uvv0*10,vvv1vvv0*6,uvv1
  uuu0rss0*20,ttt0uvv0
partly-used 358x142
~ IqB6 xt-H wpnz PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o -B5p eJhm S8nP mgfn Cviy y2aV 1I-F SK_1 bJNh
~ kksT NHuu Dr3s d6MI Zpmw s5bF aYKU PiZq
  qrrbqrrcsss8rrs7tuu2uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt3ttt5sst7rss5stt4uvv1vvv0*2,vvv1vvv0*9,uvv2
  vvv0*4,rss7qrrbpqqdoppdsss9sssbqqrdrsserrreqrrcuuu5vvv0*7,vvv2
  vvv0stt2qrs0uvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0qss7loo6uuu0rssbrssdrrrfrssdsss9rrrgrrsbttt7qrrg*2,rsshrrscsssesssbqrrdvvv2uvv3vvv0vvv2
  vvv0uvv0uuu0vvv0uvv0tuu0tuu1tvu0*2,uvu0vvv0*12,vvv2
  vvv0*4,tut0qtr4mqoalqoglpnepsr5vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
running-out 358x210
~ IqB6 xt-H so8k PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o IGB7 eJhm S8nP mgfn Cviy e6Th 3rM4 SK_1 bJNh
~ kksT DGuK r11y J1U- jyKd mNWi s5bF aYKU ienC -vCJ
  rsscrrseqrr9rssattu3uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt4ttt3sst7rss5stt4vvv1vvv0*2,vvv1vvv0vvv1vvv0*7,uvv2
  vvv0*4,sss6rss8pqqdoppdsss9ssscrrrgrssastt9rrrdrssd*2,uvv3vvv0*5,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0rss6knoeuuu0sssbsss9rrrdrrscrrressseqrrdrssgrrsbrssgrrrasssaqrreqrrjrrrduuu5vvv2vvv0vvv2
  vvv0stt3npq9uuu0sttbsssaqrrfttt6*2,ttu7rssduuu6vvv0*10,vvv2
  vvv0*4,vvu2uut3utt4uut3*2,uuu2uut3vuu2vvu0vvv0*9,vvv2
  vvv0*4,vus0tpnb*2,soleuro5tpnbtpn9snkduro6vvv0*9,vvv2
  vvv0*4,vvu0vuu0*8,vvv0*9,vvv2
  vvv0*4,uuu5uuu1uuu0uvv0*2,vvv4vvv0*12,vvv2
  vvv0*4,uvv6qrrfoppgoppetuu5uvv6vvv0*12,vvv2
  vvv0*4,vvv1uvv0*4,vvv0*13,uvv1
  uuu0tuu0*20,tuu1uvv0
unused-draw 358x209
~ IqB6 xt-H cEzd PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o Eetq eJhm S8nP mgfn Cviy zJWR SK_1 bJNh kksT
~ 16qJ TTK9 BAjq 9ovH s5bF aYKU ienC zDxj
  rssbrrs9rss7qrrarss9uvv0*18,
  uuu0uvv0*22,
  vvv0*4,ttt4stt5uuv2uuu4uvv2uvv1uuv1vvv0*11,uvv2
  vvv0*4,sss6qrrbnopdopphnopflmnknooevvv0*11,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0rss6mop8uuu0sssbrrrdrrsb*2,stt8qrrerssersscrssarrsfrrrfrrsbsttbqrrbqqrkuuu4vvv2vvv0vvv2
  vvv0rtt3oqq4uuu0ttu6stt7ttu9rsscuuu3vvv0*13,vvv2
  vvv0*4,uuu3vut3uut2*3,vvu0*2,vvv0*11,vvv2
  vvv0*4,vur2sql9sqlerokfsqldrpkcutq3vvv0*11,vvv2
  vvv0*5,vvu0*6,vvv0*11,vvv2
  vvv0*4,uuu5ttt1uuu2uvv0*2,uvv5vvv0*12,vvv2
  vvv0*4,uvv6rrrdppqfopqfttu6uvv6vvv0*12,vvv2
  vvv1vvv0*3,vvv1uvv0*4,vvv0*13,uvv1
  uuu0rss0*20,ttt0uvv0
granted 358x142
~ IqB6 xt-H yGdp PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK SK_1 bJNh
~ kksT eMZ6 Dr3s d6MI Zpmw s5bF aYKU PiZq
  qrr9rrscrrs9uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv0*2,vvv3vvv0*10,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rsserrrarrrjqrrdvvv1vvv0*8,vvv2
  vvv0stt2rss2uvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0qrs5hlmduuu0sstbsssfrrrdsssbqrrfsstaqrrfrrrfuuu4vvv0*7,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tvu0*3,tuu1uvu0vvv0*12,vvv2
  vvv0*4,tut0qtr4mqoalqoglpnepsr5vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
granted-with-end 358x162
~ IqB6 xt-H 5w05 PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o IGB7 eJhm S8nP mgfn Cviy e6Th 3rM4 SK_1 bJNh
~ kksT 9rM9 Dr3s d6MI Zpmw s5bF aYKU PiZq
  qrr9rrscqrr9rsscrssarss9stt4uvv0*16,
  uuu0uvv0*22,
  vvv0*4,ttt4ttt3sst7rss5stt4vvv1vvv0*2,vvv1vvv0vvv1vvv0*7,uvv2
  vvv0*4,sss6rss8pqqdoppdsss9ssscrrrgrssastt9rrrdrssd*2,uvv3vvv0*5,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0rss6knoeuuu0sssbsss9rrrdrrscrrressseqrrdrssgrrsbrssgrrrasssaqrreqrrjrrrduuu5vvv2vvv0vvv2
  vvv0stt3npq9uuu0sttbsssaqrrfttt6ttt7ttt9sssbuuu4vvv0*10,vvv2
  vvv0*4,uvu2tuu3tut4tuu3uuu2uuu3uuu2*2,vvv0*10,vvv2
  vvv0*4,tut0qtr4mqoalqoglpnepsr5vvv0*12,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
won-without-task 358x142
~ IqB6 xt-H uaYS PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o LR2M eJhm S8nP mgfn Cviy IZYg K2sh SK_1 bJNh
~ kksT eMZ6 Dr3s d6MI Zpmw s5bF aYKU PiZq
  rrsbsss9qrrdqrrbsss7qrr9stt6uvv0*16,
  uvv0*22,uuu0
  vvv0*4,ttu4ttt4rss7stt6rss7ttt4qrr9ttt2vvv1vvv0*9,uvv2
  vvv0*4,sss5rss8pqqcqrrcpqqdsst6oppftuu5rssdrrsbvvv0*8,vvv2
  vvv0ttt1qss2uvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0prr7kno9uuu0sstbsssfrrrdsssbqrrgsstaqrrfrrrfuuu4vvv0*7,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0uvv0tvu0tut0tuu0*2,uvu0vvv0*12,vvv2
  vvv0*4,tut0qtr4nrp9mqoflpnepsr5vvv0*12,vvv2
  vvv1vvv0*4,uvv0*4,vvv0*13,uuu1
on-its-way 358x162
~ IqB6 xt-H Opq2 PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK SK_1 bJNh
~ kksT Uoa7 x3jy 2O7t 467E s5bF aYKU PiZq
  rss9rssarss8rss9uvv0*19,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv0*2,vvv3vvv0*10,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rsserrrarrrjqrrdvvv1vvv0*8,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0prr7mop8uuu0ssscsssbqrresstbpqqgrssassscrrsgsss9qqrhqqrjstt8qrrdvvv0*3,vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0ttt7sttbsss7ttt7sstasssbtttbuuu3vvv0*10,vvv2
  vvv0*4,uvv3tuu3*2,uuu3*2,tuu3uuu3vvv3vvv0*10,vvv2
  vvv0*4,uuu0qrrbpqqeopqdpqqcoppdstt3vvv0*11,vvv2
  vvv0*5,uvv0*5,vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
delayed 358x162
~ IqB6 xt-H KYQS PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o LR2M eJhm S8nP mgfn Cviy IZYg K2sh SK_1 bJNh
~ kksT q1E3 096Q J1U- jyKd s5bF aYKU PiZq
  qrraqrrdrrs8uvv0*20,
  uvv0*22,uuu0
  vvv0*4,ttu4ttt4rss7stt6rss7ttt4qrr9ttt2vvv1vvv0*9,uvv2
  vvv0*4,sss5rss8pqqcqrrcpqqdsst6oppftuu5rssdrrsbvvv0*8,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0qss6mpp5uuu0rsscrssbrrrfqrrarrrkrrshrssbrsscrrshrrscqqrhqrrgssscrrrerssbvvv0vvv2vvv0vvv2
  vvv0stt3oqr6uuu0tttasst9ttt6sssasttcsssettu8vvv0*11,vvv2
  vvv0*4,uuu3tts6uut2utt3*2,utt4vuu4vvv0*11,vvv2
  vvv0*4,vus0tpnbsomdsolcrnkfspmbvut0vvv0*11,vvv2
  vvv1vvv0*4,vvu0*5,vvv0*12,uvv1
  uuu0ttt0*20,tuu0uvv0
arrived 358x162
~ IqB6 xt-H WgRz PiZq hS75 n7Iz UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK SK_1 bJNh
~ kksT wSnc Dr3s d6MI Zpmw s5bF aYKU PiZq
  rss9rrrastt5uvv0*20,
  uuu0uvv0*22,
  vvv0*4,tuu4ttt5sst7rss5stt4vvv0*2,vvv3vvv0*10,uvv2
  vvv0*4,rss6qrrbpqqdoppdsss9rsserrrarrrjqrrdvvv1vvv0*8,vvv2
  vvv0*2,uvv0vvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0prr7mop8uuu0ssscstt9rsscrrrissscssterrrfsssaqqrhqrrhuuu4vvv0*5,vvv2vvv0vvv2
  vvv0ttt1mpp6uuu0ttu6sss9sssasst9sss8tuu6vvv0*12,vvv2
  vvv0*4,uuu3stt6tuu3tuu4tuu3uuu3vvv0*12,vvv2
  vvv0*4,tut0qtr4mqoalqoglpnepsr5vvv0*12,vvv2
  vvv0*5,uvu0*5,vvv0*12,uvv1
  uuu0tuu0*20,tuu1uvv0
used 358x142
~ IqB6 xt-H nJwt PiZq hS75 n7Iz UgaY 2fTo u3Tz Swrp s5bF QZrH eJhm S8nP pAzd 9jXZ xXLA 3rM4 SK_1 bJNh
~ kksT xw8j QAjC 2O7t u4LC s5bF aYKU PiZq
  rssbrss8uvv0*21,
  uvv0*22,uuu0
  vvv0*4,tuu3*2,sst7sss5ttt4uvv1vvv1vvv0uvv2vvv1vvv2vvv0*7,uvv2
  vvv0*4,ttt4stt5rss8qrr8ttt6ssscrrsfrssastt8rrscrsscrssduvv3vvv0*5,vvv2
  vvv0ttt2qrr4uvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0rss5mnnduuu0ssscqrre*2,rssbqrrdsttbvvv0*10,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0*2,uuu0*2,uvv0*3,vvv0*12,vvv2
  vvv0*4,uuu0sst4pqqapqqdopqcstt3vvv0*12,vvv2
  vvv1vvv0*21,uuu1
expired 358x142
~ IqB6 xt-H H7qc PiZq hS75 n7Iz UgaY 2fTo u3Tz Swrp s5bF zbMh eJhm S8nP pAzd 9jXZ knfw 1I-F SK_1 bJNh
~ kksT qmGD gaQ4 2O7t Lj7T s5bF aYKU PiZq
  qrrarrsbrss7uvv0*20,
  uvv0*22,uuu0
  vvv0*4,ttu3ttt5sst7sss5ttt4uuu1vvv1*3,vvv0*9,uvv2
  vvv0*4,ttt5sst7rss8qrr8ttt6sssaqrrcrssdrrsdqrrcuuu5vvv0*7,vvv2
  vvv0stt2qrr1uvv0sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0rss5opp5uuu0sssdrrsdqqrissscrrscrrsdstt8rssdqrrcrrsfrssbrsseqrrettt6vvv0*2,uvv3vvv0vvv2
  vvv0uvv0*2,vvv0*2,uvv0uuu1uvv0uuu0*2,uvv0vvv0*11,vvv2
  vvv0*4,uuu0rss9pqqdnppdoppeoppbrss7vvv0*11,vvv2
  vvv1vvv0*21,uuu1
cancelled 358x181
~ IqB6 xt-H qZ8j PiZq hS75 n7Iz UgaY 2fTo u3Tz Swrp s5bF ZMQM eJhm S8nP pAzd 9jXZ p4Y9 NcqK SK_1 bJNh
~ kksT isOA q7Nv 2O7t Lj7T s5bF aYKU PiZq
  rrsarss8qrrcstt4uvv0*19,
  uvv0*22,uuu0
  vvv0*4,uuu3ttt5sst7sss5ttt4vvv0*2,uvv4vvv0*10,uvv2
  vvv0*4,ttt4sst7rss8qrr8ttt6rsserrrarsshqrrdvvv1vvv0*8,vvv2
  vvv0*4,sssdrrrfrssbqrrguuu2vvv0*13,vvv2
  vvv0uuu0tuu0vvv0rsse*2,qrrerrrcrssarrrdrssbqqrfrrsersseqrrevvv0*7,vvv2
  vvv0qrr6klmbuuu0uuu5sstcsttbrss8stt9sst9sss8uuu5sssasstarssbttt8rssdvvv0*3,uvv3vvv0vvv2
  vvv0uuu0tuu0vvv0stt7*2,sstasssattt6ttt7sssattt8ttt6sstastt7ttt8sst9uuu4tuu4vvv0*3,vvv2
  vvv0*4,ttt6rrsasttattt9sss7ttt7stt9sttatuu8ttt9ttt7sttcrssatttastt9uvv4vvv0*2,vvv2
  vvv0*4,uuu0rss8pqqaoqqgoppepqqapqqcpqqdopqctuu1vvv0*8,vvv2
  vvv0*5,uuu0*3,uuu1tuu1uuu0*3,vvv0*9,uvv2
  uuu1uvv0vvv0*19,uvv1uvv0
ready-several 358x491
~ IqB6 xt-H -nid PiZq uMdt skqR 0VW7 U7s2 VZQB YcPD cWF4 pAUZ Kvfj Jsc5 C85m JhQX ZO7l -8fs FWgE 7yns
~ JT_f aQOk eJhm S8nP mgfn Cviy h3ER NcqK rNuY vXm5 uY-E Z3OC 0g9S a7xD WeEL _07u 7yns JT_f aQOk eJhm
~ S8nP mgfn Cviy h3ER NcqK rNuY vXm5 uY-E 7rii 56p0 Svp5 lGT_ _07u 7yns JT_f aQOk eJhm S8nP mgfn Cviy
~ h3ER NcqK rNuY vXm5 uY-E 7rii 56p0 Svp5 -zZS
  rss8qrrdrss6rss9rssauvv0*18,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiijkicmmkbkkilonlckljimmkekkjfkkihjkikkkikjkidrqn7vuq0*8,vrj4
  vto1tsp5usp4tsp7utp3tsp5*2,utq3vtq1tsp4tsp5usp3utq1vtq0vuq0*8,vrj4
  vto1rqndrqncqpnhrqnerqndqpmfqqneqpndsro8sro9rqnftsp6vuq0*9,vrj4
  vto1qpn5ppm8vuq0*19,vrj4
  vto1ool8nmkdrqodppnetsp5vuq0*16,vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vto1voa1vm50*18,vm60vsn1vrj4
  vto1vn81vm50*3,hb2dsk55ng3jqi47ng3doh4eng4eqi4cqi49ph4boh4cng4esk46vm50*3,vsl1vrj4
  vto1voa1vm50*19,vsn1vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vus2vvv0vvu0vvv0*13,vvu0uuu0*3,vvu0vvv0vsm5
  vus2usp3sql4vus0qqraoppimnomklmhoopfrssdrssbqrrkqrrduuu2vvv0uvv5uvv2stt8ttt4ttt7vvv1uvv5vsn5
  vus2vtq3qniavur2ssscrrsc*2,qrrirrsbsss8rssbrsscrrrdqrresssduvv6uuu3rrrcrrsdqrrduuu4uvv6vsn5
  vus2vvu0*2,vvv0vuu1vvv1*3,vuu1vuu2vvu2vvv0*2,vvv1vvv2vvv1uvv0*5,vvv0vsn5
  vus2vvv0*3,vut5utsatrpdusrbutsatsqetsqdtsq9trqeusrbtrpetrqdusravvv0*5,vsn5
  vus2vvv0*21,vsn5
  vus2vvt0vus0vvu0ttt6rssaqrrepqq9qrr9uuu3*2,ttu8uuu4vvv0*2,vvv1uvv0*5,vvv1vsn5
  vus2trn6okedvur2sst4sst7rss8qrr8ttt6sssastt8sttdstt9vvv2vvv0uvv7ttt5nopkopphoppluuu5uvv7vsn5
  vus2vus0vtq0vvt0sstbrrscrssbqrrhrrsbsss9rrrdssscrrrdqrrdsssdvvv2uvv0*5,vvv2vsn5
  vus2vvv0*3,uuu6sttbrrrfsttbsss9sstbrssbqrrhstt8rssersscrrsfrrrdtuu8vvv0*4,vsn5
  vus2vvv0*3,vvv1vvv0*17,vsn5
  vus2vvv0*21,vsn5
  vus2utq3trn3vus0qqraoppimnomklmhoopfrssdrssbqrrkqrrduuu2vvv0vvv4uuu2stt6ttt2ttt4uuu1vvv4vsn5
  vus2utp3pmgavur2sstbrssb*2,rrsgsss9stt7sssasssbrssbrrscsttcuvv6uuu4qqrepqqepqqguuu4uvv6vsn5
  vus2vvu0vvt0vvv0uuu2uvv2vvv1uvv2uuu1uvv2uuu3vvv2vvv1*2,vvv2vvv0uuu1uvv0*4,vvv0vsn5
  vus2vvv0*3,uuu6sttbrrsesstbsttasstcsssarrrgstt8rssesssbrrsfrrrctuu8vvv0*4,vsn5
  vus2vvv0*21,vsm6
  vtq3vur0*20,vtq1utq4
ready-one 358x314
~ IqB6 xt-H 35bh PiZq uMdt skqR 0VW7 U7s2 VZQB YcPD cWF4 -FV_ Kvfj Jsc5 C85m JhQX T7vN -8fs FWgE 7yns
~ JT_f aQOk eJhm S8nP mgfn Cviy h3ER NcqK rNuY Z3OC 0g9S a7xD WeEL
  rss8qrrdrss8sst6uvv0*19,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiijkicmmkbkkilonlckljimmkekkjfkkihjkikkkikjkidrqn7vuq0*8,vrj4
  vto1tsp5usp4tsp7utp3tsp5*2,utq3vtq1tsp4tsp5usp3utq1vtq0vuq0*8,vrj4
  vto1rqndrqncqpnhrqnerqndqpmfqqneqpndsro8sro9rqnftsp6vuq0*9,vrj4
  vto1rqn6ppm8vuq0*19,vrj4
  vto1oom7mmkdrqodppnetsp5vuq0*16,vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vto1voa1vm50*18,vm60vsn1vrj4
  vto1vn81vm50*4,le3brj45ng3fqi4bng4doh4cph4boh4dph4eoh4aul52vm50*4,vsl1vrj4
  vto1voa1vm50*19,vsn1vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vus2vvv0vvu0vvv0*19,vsm5
  vus2usp3sql4vus0qqraoppimnomklmhoopfrssdrssbqrrkqrrduuu2vvv0*8,vsn5
  vus2vtq3qniavur2ssscrrsc*2,qrrirrsbsss8rssbrsscrrrdqrresssdvvv0*7,vsn5
  vus2vvu0*2,vvv0vuu1vvv1*3,vuu1vuu2vvu2vvv0*2,vvv1vvv2vvv0*7,vsn5
  vus2vvv0*3,vut5utsatrpdusrbutsatsqetsqdtsq9trqeusrbtrpetrqdusravvv0*5,vsn5
  vus2vvv0*21,vsm6
  vtq3vuq0*20,vtp1utq3
ready-claiming-all 358x519
~ IqB6 xt-H _Iep PiZq uMdt skqR 0VW7 U7s2 VZQB YcPD cWF4 pAUZ Kvfj k-kz XKxC C85m JhQX ZO7l RI_k -8fs
~ FWgE 7yns JT_f aQOk eJhm S8nP mgfn Cviy h3ER NcqK rNuY yzl7 vYAM Z3OC 0g9S a7xD WeEL _07u 7yns JT_f
~ aQOk eJhm S8nP mgfn Cviy h3ER NcqK rNuY yzl7 vYAM 7rii 56p0 Svp5 lGT_ _07u 7yns JT_f aQOk eJhm S8nP
~ mgfn Cviy h3ER NcqK rNuY yzl7 vYAM 7rii 56p0 Svp5 -zZS
  rss8qrrdsss8qrrcrsseqrr6stt8uvv0*16,
  uus0vtr0*20,utr0uuu0
  vto2vuq0*21,vrl6
  vto1jjiijkicmmkbkkilonlckljimmkekkjfkkihjkikkkikjkidrqn7vuq0*8,vrj4
  vto1tsp5usp4tsp7utp3tsp5*2,utq3vtq1tsp4tsp5usp3utq1vtq0vuq0*8,vrj4
  vto1rqndrqncqpnhrqnerqndqpmfqqneqpndsro8sro9rqnftsp6vuq0*9,vrj4
  vto1qpn5ppm8vuq0*19,vrj4
  vto1ool8nmkdrqodppnetsp5vuq0*16,vrj4
  vto1vuq0vtp0*19,vuq0vrj4
  vto1voa1vm50*18,vm60vsn1vrj4
  vto1vn81vm50*2,oh4atk54id2cqi48ng4iqi47ng3gpi4boh4frj49oh4cqi4boh4dmf3dvm50*3,vsl1vrj4
  vto1voa1vm50*19,vsn1vrj4
  vto1utp4vtp1*2,vtp0*3,vto1vtp0*13,vuq0vrj4
  vto1srobrqocrqnetsp6srob*2,utp3vuq0*14,vrj4
  vtp1vus0*21,vrk4
  vus2vvu0vvt0vvu0tuu4ttt5stt8rss5sss4vvv0*2,vvv2vvv0*4,uvv0*5,vvv0vsn5
  vus2trn6pmg9vus2sss5qrrcpqqdoppbrssarssdrssbrrrirrrcuuu2vvv0*2,stt2oqqbpqq9pqqbstt2vvv0vsn5
  vus2vus0trn5vut0ssscrrsc*2,qrrirrsbsss9rrrdrsscrrrdqrresssdvvv0tuu0ttt1*3,tuu0vvv0vsn5
  vus2vvv0*3,vut4uts8uts9uts8uts7ussauts9uts6uts8*2,usrauts9utt6vvv0*5,vsn5
  vus2vvv0*3,vuu2vuu3utt5vuu4*2,uut5vut5uut4uut5vuu4uut5*2,vuu4vvv0*5,vsn5
  vus2vvv0*21,vsn5
  vus2vur1usp1vvt0rrr9oppgnoollmngoppesssbsst9rrsirssbuuu2vvv0*2,tuu0*5,vvv0vsn5
  vus2uso5olfcvur2stt8ttt7stt8sssbttu6stt6ttt6stt9ttt6ttt7tuu6vvv0rss3opqcoqqaopqcstt3vvv0vsn5
  vus2vvt0vus0vvu0uuu5ttt6tuu5ttt8ttt5uuu5ttt8uuu5ttt8ttt7uuu7vvv0uvv0*5,vvv0vsn5
  vus2vvv0*3,ttt7sttcrrrfsttbsss9sstbrssbqrrhstt8rssersscrrsfrrrdtuu8vvv0*4,vsn5
  vus2vvv0*21,vsn5
  vus2vvu0vvt0vvv0uuu2tuu3ttu6sss4stt3vvv0*2,vvv1vvv0*10,vsn5
  vus2tro6qni8vus1rss7qqreppqgoppdrrrbrssdrssbqrrjqrrcuuu2vvv0*2,stt2pqq9prr7pqr9stt2vvv0vsn5
  vus2vur0sql5vus1ssscrrsc*2,qrrirrsbsss9rrrdrsscrrrdqrresssdvvv0ttu1stt2*2,stt3tuu1vvv0vsn5
  vus2vvv0*3,uuu3tuu6ttu7tuu5ttt5uuu6ttt6ttt9uuu3tuu5ttu7ttt7ttu7uvv3vvv0*4,vsn5
  vus2vvv0*3,uuu3uuu5ttt7uuu6uuu5*2,uuu4ttt8uuu5ttt8tuu5ttu8ttt6uvv5vvv0*4,vsn5
  vus2vvv0*21,vsm7
  vtp3vto0*20,vsn2uut1
all-claimed 358x547
~ IqB6 xt-H oquN PiZq ITGt CeNm _PgZ P18a d6MI ifO4 YqUR MiCb pAUZ Kvfj 1ZiN 0Kre dFUw A2W2 Vc8o DUYO
~ eJhm S8nP mgfn Cviy h3ER NcqK rNuY dFUw A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK rNuY dFUw A2W2
~ Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK rNuY 0N6_ OQXm -8fs dFUw A2W2 Vc8o DUYO PiZq QtjM q78I 7-62
~ TPsC PaxP RZov MjTc yttG
  rrsdrssarrsdrrrauvv0*19,
  uvv0*22,uuu0
  vvv0*13,uvu0*8,vvv0uvv2
  vvv0jkljhjjvjllcnooajkkmjklhjklijlliikkpvvv0*2,uvu0nrpcnrp9mqoblpnemqoclpnelqofnqoduvu0vvv2
  vvv0*6,ttt2vvv0*6,uvu0*8,vvv0vvv2
  vvv0rrr5qqr8vvv0*19,vvv2
  vvv0oopamnngrrrfqqqfuuu3vvv0*16,vvv2
  vvv0*22,vvv2
  vvv0qrriqqrersscrssfqrrcrssarsseqrriqrresttapqqfqrrgstt9vvv0*8,vvv2
  vvv0*22,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqqaoppgmnnlklmippqdrsserrraqrrmqrrevvv1vvv0*8,vvv2
  vvv0stt2loo9uuu0rssdrrrdrrscrrrhqrrbsst8rrscrssdrrsdqrresstdvvv0*7,vvv2
  vvv0*10,vvv1vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqqaoppgmnnlklmippqdrsserrraqrrmqrrevvv1vvv0*8,vvv2
  vvv0stt2loo9uuu0rssdrrrdrrscrrrhqrrbsst8rrscrssdrrsdqrresstdvvv0*7,vvv2
  vvv0*10,vvv1vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qss5npq5uuu0qqqaoppgmnnlklmippqdrsserrraqrrmqrrevvv1vvv0*8,vvv2
  vvv0stt2loo9uuu0rssdrrrdrrscrrrhqrrbsst8rrscrssdrrsdqrresstdvvv0*7,vvv2
  vvv0*10,vvv1vvv0*11,vvv2
  vvv0*22,vvv2
  vvv0lmnlpqqejllolmnjmnoilnngqqqcmnnhmnohkmmmnoojmnohvvv0*9,vvv2
  vvv0*22,vvv2
  vvv0uuu0tuu0vvv0sss8rrrarrrdrrraqrrdqrreuuu4vvv0*11,vvv2
  vvv0prr7fklfuuu0uuu4rss8ttt6rssasss8sss9ttt5vvv0*6,rss9ppqjnooinopkttt4vvv2
  vvv0uuu0tuu0vvv0sttbrsscstt9rsscsttbsss9sssbvvv0*11,vvv2
  vvv0*4,mop3gkl0*10,rss2tuu0*5,vvv0vvv2
  vvv0*22,vvv2
  vvv07df619c0*18,2ac0prr5vvv2
  vvv03bd619c0*4,4ce77egdaghichjf7dfb9fhdagie9fhfaghd7dfc19c0*5,mpp6vvv2
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
visitor 358x433
~ IqB6 xt-H A2jr PiZq npq- PiZq pkZW jR7d 9_Ak wtMd nIbI z2yA yf24 7tFM
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
  vvv0rrr8sss4rrs3sss6pqq9stt4ttt2stt5sss3stt5vvv0*11,vvv2
  vvv0oopbopphoppenopbnoofnoobrssbmnneppqcsss5vvv0*11,vvv2
  vvv0jllkklmhlmnhlmninopflmmfnoodmnndpqqalmnbmnnjlmmcrss6vvv0*8,vvv2
  vvv0ttu1ttt3uuu2uuu4tuu2tuu3qrr7ttt2uuu2ttt2uuu3ttt3vvv1vvv0*8,vvv2
  vvv0rrrerssdqrrfrrrastt8rrresssbqrrdrssbqrrerrrgsssdrrscttt8rrrdrsscrssastt7rrrcvvv0*2,vvv2
  vvv0vvv2*2,uuu4uuu2vvv1*2,uuu3uuu2uuv2uvv2vvv1*2,uuu4vvv1uuv3vvv2vvv0vvv2vvv1vvv0*2,vvv2
  vvv0qrrdqrrgqrresstdrssfrrresssbqrresttbqqqfpqqeqqrcpqqcsttbqrrhsssarssfrsscvvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0uuu0stt0*7,vvv0*2,uvv0*7,vvv0*4,vvv2
  vvv05ce619c0*7,qrs5uvv4vvv0*7,vvv1vvv3vvv0*2,vvv2
  vvv03bd64ce69fhg9fhfagigbhie6dfb19c0oqq6uvv3rrr9mnoimnnjnopioopioppdrrravvv0uvv7vvv0*2,vvv2
  vvv06df619c0*6,2ac1rss4uuu4uvv0*7,uvv1vvv2vvv0*2,vvv2
  vvv1vvv0*21,uvv1
  uuu0rss0*20,ttt0uvv0
empty 358x806
~ IqB6 xt-H R-oV PiZq Yl0y PiZq MlYh KBO0 s2ZJ npq- PiZq pkZW jR7d 9_Ak reGn nIbI z2yA 9WCV ITGt Bz0F
~ -8fs dFUw A2W2 Vc8o DUYO PiZq QtjM KqDG 7-62 TPsC ws31 A2W2 Vc8o DUYO PiZq QtjM KqDG 7-62 TPsC ws31
~ A2W2 Vc8o Eetq PiZq oyC1 KqDG 7-62 mdIr
  rss9qrrbttt5uvv0*20,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  qqrfrrsbsss8qrrcrrsasss8rss9qrrarssaqrratuu3uvv0*12,
  tuu3ttt3tuu3ttt3tuu3tuu2*2,ttt3*3,uuu1uvv0*12,
  oqq2hkl0*4,lop2stu0*10,prs2hkl0*4,jmn1uuu1
  4ac518a0*4,ejk5ptt0*10,nqr418a0*5,8eff
  39b518a0*4,mpq4ptt0*11,7de518a0*4,5bde
  39b518a0*3,chi5ptt0*5,rro0sqj0ptt0*5,kop318a118a0*3,5bde
  39b518a0*2,bgh4pst0ptt0*5,tph1vn80pst0ptt0*5,imn329b118a0*2,5bde
  8df4agh1kop2ptt0*6,qtt0rtu0stt0qtt0ptt0*6,nrr1dik17df09egc
  pst0ptt0*7,rtu0vvv0*4,suu0ptt0*8,qst0
  pst0ptt0*7,uvv0vvv0*5,rtu0ptt0*7,qst0
  pst0ptt0*6,qtu0vvv0*6,tuu0ptt0*7,qst0
  7jl36ik0*21,akm8
  7jl36ik0*21,akm8
  uuv1uvv0*21,tuu2
  vvv0noohpqqaqrr6lmmbnooenopdppq9qqqbpqqaopp8opp9uuu2vvv0*9,vvv2
  vvv0sss8rrs8ttt3pqq7rrr8qrr8rss9pqq8rrsbnop9rss8uuu2vvv0*9,vvv2
  vvv0kmmglmmfjkljkmmfjklokllfkmmkmnngjklmnopevvv0*11,vvv2
  vvv0*22,vvv2
  vvv0qrrfrrrepqqiqqrcsss9qrrfrrsepqqerrrcqqrgqrrirrsfqqqfsttaqrrfrsserrsbsss8qqrevvv0*2,vvv2
  vvv0tuu4tuu5*2,uuu2uuv4uuu2*2,uuu5tuu4uuu5uuu2uuu3ttt4uuu2uuu5uuu4*3,vvv0*3,vvv2
  vvv0sss9sssdsssatttbsttbsstbttt8sssauuu7rrsbrrrbrss9*2,tuu8rssdttt7sttbstt9vvv0*3,vvv2
  vvv0rrrgqrrfsssarrrersscrrrfpqqlttt4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0qrs1mpp0*16,oqq1vvv0*3,vvv2
  vvv03bd61ac0*3,19c01ac12ac21ac019c0*5,1ac0*2,19c0*3,stt5vvv0*2,vvv2
  vvv03bd64ce47egdaghf8fge9fhfbgim9fhg9fhf*2,aghe8egdaghdbhigaghg9fhc6df819c0stt6vvv0*2,vvv2
  vvv0chj47ef0*16,8fg1uuv2vvv0*2,vvv2
  vvv0*22,uuu1
  uuu0*22,uvv0
  vvv0*22,uvv1
  vvv0lnnemnohnooejlljmnofoppbmnofnoo9qqrbnopdnoodklmjnoocoppbopp8vvv0*6,vvv2
  vvv0ttt4sss5uuu3sss5*2,stt4ttt4sss3uuu3ttt4stt3sst5ttt5stt4ttu3vvv0*6,vvv2
  vvv0*22,vvv2
  vvv0rst3prr3uuu0qrrcnoohpqqjoppjoopjnoplttt7vvv0*6,uuu3ttt6ttt7sst7uuu1vvv2
  vvv0rss4imnbuuu0sttbsst9sssasstdsss8vvv0*8,ttt5rsscqrrbrrrduuu3vvv2
  vvv0*2,uvv0vvv0vvv2uuu3uvv2uuu3uuu2vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt3qss2uvv0qrrcnoogpqqjoppjoopjnoplttt7vvv0*6,vvv1uuu2uuu3ttt3uuv0vvv2
  vvv0qss5hlmcuuu0sttastt9*2,tttbstt7vvv0*8,sss7qrrhpqqfqqqhuuu3vvv2
  vvv0*2,uvv0vvv0uuu3tuu5uuu3tuu6tuu4vvv0*13,vvv2
  vvv0*22,vvv2
  vvv0stt1qss1uvv0rrscoppkqrrdopplpqqfvvv0*13,vvv2
  vvv0qrs8knobuuu0ttt7tuu6ttt7ttt8ttt5vvv0*6,rss9pqqgopphoppmnopkoopituu6vvv2
  vvv0uvv0uuu0vvv0tuu7sss9ttt7sttasss8vvv0*13,vvv2
  vvv0*22,uvv2
  uvv1vvv0*21,uuu0
loading 358x1300
~ IqB6 xt-H jYF6 PiZq Yl0y PiZq MlYh PiZq fFMY s2ZJ XT_0 XT_0 hCNB XT_0
  qrrbqrrdrss8uvv0*20,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
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
failed 358x273
~ IqB6 xt-H Ksp_ PiZq Yl0y PiZq MlYh BHY8 QCpV B6A1 0N6_ hoJI
  qrrdqrrbuvv0*21,
  uvv0*23,
  uvv0*23,
  ikkgikkdklmglnn9mnn5hjjckmm9klmijllflnnamnnbmnocmnoalmm9lmmaqrr5uvv0*7,
  rrr6opq8pqq8*2,qqr4opp5opq6pqq8opp8pqqappq8nop9mnncmnn9pqq7rss5uvv0*7,
  uuu0*22,uvv0
  vvv0*22,uvv2
  vvv0kmmmmnngpqq8hjjhlmmjlmmimnofmnnhnooflmncmnnemnofmnodnoohklmfnooboppdvvv0*4,vvv2
  vvv0uuu3ttt4stt4ttt2tuu2stt5ttt6ttt2ttu5qrr5tuu3ttt4ttt2uuu4uuu3ttt2uuu3vvv0*4,vvv2
  vvv0mnnilmmfjkljlmneijkfklmkikkiklmgoppdjllnikkejlldlmmgoppcvvv0*7,vvv2
  vvv0sssattt5rss9sss8ttu6tttasssbstt8ssscstt8ttt7sttbsst7ttt9sst9stt8stt9ttt6ttt5vvv0*2,vvv2
  vvv0uuu5ttt4tuu6uuu5uuv4uuu6uuu5uuu3uuu6uuu4uuu5uvv2uuu4tuu5uuu5*2,uuu4uuu3*2,vvv0*2,vvv2
  vvv0pqqhqrrdsstbqrrdrrresss9rrsfqrreuuu7vvv0*12,vvv2
  vvv0*2,uvv0*8,vvv0*12,vvv2
  vvv0uvv6rrr8rrs8sssbsss9sss8stt8qrr9ttt5uvv6vvv0*11,vvv2
  vvv0uuv6ttt5ttt6*2,ttt4ttu5stt6ttt6uuu5uuv5vvv0*11,vvv2
  vvv0*2,uvv0*8,vvv0*12,uvv1
  uuu1vvv0*20,uuu1uvv0
failed-in-part 358x511
~ IqB6 xt-H Ak0E PiZq Yl0y PiZq MlYh p_5z s2ZJ fQZs NxsB iEkd QAsr 65Qf n5U5 56Ju _G2p 56Ju AoSe -7w_
~ 9C8J -8fs UgaY 2fTo u3Tz A2W2 Vc8o DUYO eJhm S8nP mgfn Cviy h3ER NcqK SK_1 bJNh kksT I-qJ xzr_ 2O7t
~ qX9j RzXN s5bF aYKU PiZq
  qrrdqrrbrssarss8*2,uvv0*18,
  uvv0*23,
  uvv0*23,
  hjjihjjfjllhkmmblnn6gijdklmajkljikkhkmmclmndlnndlnnbklmakmmaqqr5uvv0*7,
  sss5pqq7qrr7qrr6qrr3pqq4pqq5pqr6pqq6qqr8pqq6opq7mooanoo8qrr6sst4uvv0*7,
  qrrapqqeqqrdqrrdqrrerss6qrrcstt8pqqgqrreqrrbrss6qrrbpqqcsss6qrrcqrreqrrdstt4rss9qrrcuvv0*2,
  uuu0uuu1*3,tuu3ttt2tuu1uuu0uuu1*3,tuu1*4,uuu1*3,tuu2uuu1tuu1uvv0*2,
  vut0*22,uuu0
  vsq1tpnbuqo4tpmbtqn8tqn9tqo7tqn7tpmctqnbtqo9tqn8tqo7tqo9tqo8tqnauqo7tqnbtpnavtr0*4,
  vtr0usq4usq2urp4usq3urp3usp4usq2uro6usq3urp5*2,usp3urp5urp4*2,usq3vsq4usq3vsq1vtr0*3,
  vsq1solbspmb*2,tpnbtpmasolauro9tpmaspmasombspmatqoatpnctqn9spmatpnbspmcuqo8spmcvtr0*3,
  vsq2tpmfspm8tpnbsolbtpn9solbsomftpm9solfsomatqoavtr0*11,
  vsr2usq1usq0*8,usr3vtr0*12,
  usq5trq3onmconmeqpnconmeonmdonmhonmetrq5usq5vtr0*12,
  vtr0usq1usq0*8,vtr1vtr0*11,vts0
  uuu0*23,
  uvv0*23,
  uvv0*23,
  pqramnoorss8uvv0qrrdopqfpqqcopqeoppestt5uvv0*13,
  stt0*3,tuu0uuu0*19,
  uuu0*22,uvv0
  tuu0ttt1ttt0tuu0*17,ttt0*2,tuu1
  tuu0pqqcoppbopqbnppcpqq8tuu0*14,stt0rss2ttt1
  uuu0*22,tuu1
  vvv0*4,ttt6rssaqqrdpqq9rrr8uuu3uuu2ttt8uuu4vvv0*9,vvv2
  vvv0*4,sss6sss8rss7qrr8tuu5sttastt7sttdsssavvv0*9,vvv2
  vvv0uvv0uuu0vvv0sttarrserssbqrrguuu2vvv0*13,vvv2
  vvv0prr8imnbuuu0rsse*2,rrsdstt9sstbqrrgsttcrsscrrsdrssbrrsersseqrrerrreuuu3vvv0uvv3vvv0vvv2
  vvv0tuu0qrs3uvv0sttbqqreqrrbqrrdrrscstt8rrsbrrrfrssbsssarssfrrrgsss9rssevvv0*4,vvv2
  vvv0*5,tuu2tuu1uvv0*7,vvv0*8,vvv2
  vvv0*4,uuu0pqrapqqaoppcpqqaqrr7pqqapqqbpqqdrss6vvv0*8,vvv2
  vvv1vvv0*21,uvv1
